import { pressInRounds, slowDown, slowest } from './support/interactions.ts'
import { addToCart, pressAdd, products } from './support/purchase.ts'
import { expect, test } from './support/test.ts'

test('plus, remove and open-cart answer at once on a slow phone', async ({ page }) => {
  const press = (name: RegExp) => slowest(page, () => page.getByRole('button', { name }).first().click())
  const close = async () => {
    await page.getByRole('button', { name: 'Back to the shop' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await addToCart(page, products.book)
  // The drawer's script comes with the first opening; what is timed is the answer, not the line.
  await press(/^Open your cart/)
  await close()
  await slowDown(page)

  await pressInRounds(async () => {
    const openCart = await press(/^Open your cart/)
    const plus = await press(/^One more/)
    await expect(page.getByRole('status', { name: 'Quantity' }).first()).toHaveText('2')
    const remove = await press(/^Remove/)
    await expect(page.getByText('Your cart is empty.')).toBeVisible()
    await close()
    await pressAdd(page, products.book)
    return { 'open-cart': openCart, plus, remove }
  })
})
