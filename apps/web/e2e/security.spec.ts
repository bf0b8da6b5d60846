import { recordPolicyViolations } from './support/content-security-policy.ts'
import { origin } from './support/server.ts'
import { expect, test } from './support/test.ts'

// accessibility.spec.ts records policy violations on every route, account-panels.spec.ts on every panel, and purchase.spec.ts of a
// whole purchase; page-headers.test.ts checks the headers of each page, such as no-referrer where the URL has secrets.
test('the toast and the cart sidebar apply their styles without a policy violation', async ({ page }) => {
  const violations = await recordPolicyViolations(page)
  await page.goto('/category')
  await page.getByRole('button', { name: /^Add/ }).first().click()
  const toast = page.getByRole('status').filter({ has: page.getByRole('button', { name: /is in your cart/ }) })
  await expect(toast).toBeVisible()
  // The position proves that the style sheet of the toast library is applied.
  const box = await toast.boundingBox()
  const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2
  expect(Math.abs(middle - (page.viewportSize()?.width ?? 0) / 2)).toBeLessThan(20)
  expect(box?.y).toBeLessThan(100)
  await page.getByRole('button', { name: /^Open your cart/ }).click()
  await expect(page.getByRole('heading', { name: 'Your Cart' })).toBeVisible()
  expect(await violations()).toEqual([])
})

test('blocks an injected inline script', async ({ page, pageConsole }) => {
  pageConsole.expect(/Content Security Policy|Content-Security-Policy/i)
  const violations = await recordPolicyViolations(page)
  // Node may not resolve the browser's host.
  const home = await fetch(origin)
  const html = (await home.text()).replace('</body>', "<script>document.title = 'taken over'</script></body>")
  const policy = home.headers.get('content-security-policy') ?? ''
  await page.route(/localhost:\d+\/$/, (route) =>
    route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': policy }, body: html }),
  )
  await page.goto('/')
  await expect(page).not.toHaveTitle('taken over')
  await expect.poll(async () => (await violations()).join()).toContain('script-src-elem inline')
})

test('refuses text as markup, as a script and as the URL of a script', async ({ page, pageConsole }) => {
  pageConsole.expect(/TrustedHTML|TrustedScript|Trusted Type/)
  await page.goto('/')
  for (const assign of [
    () => void document.createElement('div').insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>'),
    () => void Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }),
    () => void Object.assign(document.createElement('script'), { text: 'alert(1)' }),
  ]) {
    await expect(page.evaluate(assign), assign.toString()).rejects.toThrow(
      /requires 'Trusted|Trusted Type|not valid JSON/,
    )
  }
})
