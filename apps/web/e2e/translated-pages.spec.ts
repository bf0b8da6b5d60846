import { openHydrated } from './support/hydration.ts'
import {
  addButton,
  applyCoupon,
  payButton,
  products,
  storeCart,
} from './support/purchase.ts'
import { routeCases } from './support/route-cases.ts'
import { signInCustomer } from './support/sign-in.ts'
import { expect, test } from './support/test.ts'
import { translate, useEveryControl } from './support/translate.ts'

/** Translators of browsers replace the text nodes that React knows (architecture §8). */

/** Other paths of pages of the table. */
const otherPages = [
  { route: '/profile?tab=Tests', url: '/profile?tab=Tests', visitor: 'customer' },
  { route: '/profile?tab=Password', url: '/profile?tab=Password', visitor: 'customer' },
  { route: '/product/detail of a group test', url: '/product/detail?id=4', visitor: 'guest' },
] as const

for (const { route, url, visitor } of [...routeCases, ...otherPages]) {
  test(`${route} keeps working when the browser translates it`, async ({
    page,
    api,
    pageConsole,
  }) => {
    if (url === '/no/such/page') pageConsole.expect(/status of 404/)
    if (visitor === 'customer') await signInCustomer(page, api)
    else await storeCart(page)
    await openHydrated(page, url.replace(':order', 'SAMPLE-DELIVERED-0001'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await translate(page)
    await useEveryControl(page, url === '/' ? 'body' : 'main')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Something went wrong')).toHaveCount(url === '/500' ? 1 : 0)
  })
}
