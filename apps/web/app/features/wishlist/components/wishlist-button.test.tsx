// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { persistStore } from 'redux-persist'
import { afterEach, expect, it, vi } from 'vitest'
import { storageKeys } from '../../../state/storage'
import { makeStore, untilRehydrated } from '../../../state/store'
import { WishlistButton } from './wishlist-button'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

afterEach(() => localStorage.clear())

/** @returns the wishlist after a press on product 7 before the stored wishlist is restored */
const pressBeforeRestoring = async (stored: readonly number[]) => {
  localStorage.setItem(storageKeys.wishlist, JSON.stringify({ lists: JSON.stringify({ guest: stored }) }))
  const store = makeStore()
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  act(() =>
    root.render(
      <Provider store={store}>
        <WishlistButton product={{ product_id: 7, product_name: 'A book' }} />
      </Provider>,
    ),
  )
  await act(async () => container.querySelector('button')?.click())
  persistStore(store)
  await act(() => untilRehydrated(store))
  act(() => root.unmount())
  return store.getState().wishlist.lists['guest']
}

it('adds a product that is pressed before the stored wishlist is restored', async () => {
  expect(await pressBeforeRestoring([1])).toEqual([7, 1])
})

it('keeps a product that the stored wishlist has already', async () => {
  expect(await pressBeforeRestoring([7, 1])).toEqual([7, 1])
})
