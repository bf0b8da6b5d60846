import { origin } from './support/server.ts'
import { expect, test } from './support/test.ts'

// A violation of the policy is an error on the console, which fails every browser test;
// page-headers.test.ts checks the headers of each page, such as no-referrer where the URL has
// secrets.
test('blocks an injected inline script', async ({ page, pageConsole }) => {
  pageConsole.expect(/inline script violates .*Content Security Policy directive 'script-src/)
  // Node may not resolve the browser's host.
  const home = await fetch(origin)
  const html = (await home.text()).replace(
    '</body>',
    "<script>document.title = 'taken over'</script></body>",
  )
  const policy = home.headers.get('content-security-policy') ?? ''
  await page.route(/localhost:\d+\/$/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: html,
    }),
  )
  await page.goto('/')
  await expect(page).not.toHaveTitle('taken over')
})

test('refuses text as markup, as a script and as the URL of a script', async ({
  page,
  pageConsole,
}) => {
  pageConsole.expect(/TrustedHTML|TrustedScript|Trusted Type/)
  await page.goto('/')
  for (const assign of [
    () =>
      void document
        .createElement('div')
        .insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>'),
    () =>
      void Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }),
    () => void Object.assign(document.createElement('script'), { text: 'alert(1)' }),
  ]) {
    await expect(page.evaluate(assign), assign.toString()).rejects.toThrow(
      /requires 'Trusted|Trusted Type|not valid JSON/,
    )
  }
})
