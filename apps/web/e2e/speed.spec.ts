import { LIMIT_MS, printFigures, slowDown, slowest } from './fixtures/interactions.ts'
import { expect, test } from './fixtures/test.ts'
import { addToCart, products } from './purchase-steps.ts'

test('plus, remove and open-cart answer at once on a slow phone', async ({ page }) => {
  await addToCart(page, products.book)
  const press = (name: RegExp) => slowest(page, () => page.getByRole('button', { name }).first().click())
  const close = async () => {
    await page.getByRole('button', { name: 'Back to the shop' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  // The drawer's script comes with the first opening; what is timed is the answer, not the line.
  await press(/^Open your cart/)
  await close()

  await slowDown(page)
  // The least of five: what the page itself costs, whatever else the machine is doing.
  const openings: number[] = []
  for (let times = 0; times < 5; times += 1) {
    if (times > 0) await close()
    openings.push(await press(/^Open your cart/))
  }
  const plus = await press(/^One more/)
  await expect(page.getByRole('status', { name: 'Quantity' }).first()).toHaveText('2')
  const remove = await press(/^Remove/)
  printFigures({ 'open-cart': Math.min(...openings), plus, remove }, LIMIT_MS.press)
})
