import { measureInRounds, measureInteraction, throttleCpu } from './support/interactions.ts'
import { addToCart, clickAdd, products } from './support/purchase.ts'
import { expect, test } from './support/test.ts'

test('opening the cart, plus and remove stay under the time limit on a slow phone', async ({ page }) => {
  const press = (name: RegExp) => measureInteraction(page, () => page.getByRole('button', { name }).first().click())
  const close = async () => {
    await page.getByRole('button', { name: 'Back to the shop' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await addToCart(page, products.book)
  // The first opening loads the script of the sidebar, which is not measured.
  await press(/^Open your cart/)
  await close()
  await throttleCpu(page)

  await measureInRounds(async () => {
    const openCart = await press(/^Open your cart/)
    const plus = await press(/^One more/)
    await expect(page.getByRole('status', { name: 'Quantity' }).first()).toHaveText('2')
    const remove = await press(/^Remove/)
    await expect(page.getByText('Your cart is empty.')).toBeVisible()
    await close()
    await clickAdd(page, products.book)
    return { 'open-cart': openCart, plus, remove }
  })
})
