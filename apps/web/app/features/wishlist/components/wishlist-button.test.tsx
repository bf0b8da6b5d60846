// @vitest-environment happy-dom
import { act } from 'react'
import { persistStore } from 'redux-persist'
import { afterEach, expect, it } from 'vitest'
import { renderWithApi } from '../../../../test/support/render-with-api'
import { storageKeys } from '../../../state/storage'
import { makeStore, untilRehydrated } from '../../../state/store'
import { WishlistButton } from './wishlist-button'

afterEach(() => localStorage.clear())

/** @returns the wishlist after a press on product 7 before the stored wishlist is restored */
const pressBeforeRestoring = async (stored: readonly number[]) => {
  localStorage.setItem(
    storageKeys.wishlist,
    JSON.stringify({ lists: JSON.stringify({ guest: stored }) }),
  )
  const store = makeStore()
  const button = <WishlistButton product={{ product_id: 7, product_name: 'A book' }} />
  const { container, unmount } = await renderWithApi(button, { store })
  await act(async () => container.querySelector('button')?.click())
  persistStore(store)
  await act(() => untilRehydrated(store))
  unmount()
  return store.getState().wishlist.lists['guest']
}

it.each([[[1]], [[7, 1]]])(
  'adds a product once that is pressed before the wishlist %j is restored',
  async (stored) => {
    expect(await pressBeforeRestoring(stored)).toEqual([7, 1])
  },
)
