import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { persistStore } from 'redux-persist'
import { expect, it } from 'vitest'
import { renderWithApi } from '../../../../test/support/render-with-api'
import { storageKeys } from '../../../state/storage'
import { makeStore, untilRehydrated } from '../../../state/store'
import { WishlistButton } from './wishlist-button'

it.each([[[1]], [[7, 1]]])(
  'adds a product once that is pressed before the wishlist %j is restored',
  async (guest) => {
    const lists = JSON.stringify({ guest })
    localStorage.setItem(storageKeys.wishlist, JSON.stringify({ lists }))
    const store = makeStore()
    const product = { product_id: 7, product_name: 'A book' }
    renderWithApi(<WishlistButton product={product} />, { store })
    await userEvent.click(screen.getByRole('button'))
    persistStore(store)
    await untilRehydrated(store)
    expect(store.getState().wishlist.lists['guest']).toEqual([7, 1])
  },
)
