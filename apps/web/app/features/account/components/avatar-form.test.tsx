// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { user as profile } from '../../../../test/support/browser-state'
import { renderWithApi } from '../../../../test/support/render-with-api'
import { signedIn } from '../../../state/auth-slice'
import { makeStore } from '../../../state/store'
import { AvatarForm } from './avatar-form'

it('saves a picture as soon as it is chosen, also when the customer leaves the panel meanwhile', async () => {
  const response = Promise.withResolvers<Response>()
  const request = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', () => {
    request.resolve()
    return response.promise
  })
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }))
  const store = makeStore()
  store.dispatch(signedIn({ user: profile, token: 'opaque' }))
  const { container, unmount } = await renderWithApi(<AvatarForm profile={profile} />, { store })
  const input = container.querySelector('input')
  const files = [new File(['picture'], 'me.png', { type: 'image/png' })]
  Object.defineProperty(input, 'files', { value: files })
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
  await request.promise
  unmount()
  response.resolve(Response.json({ data: { ...profile, avatar: 'new.png' } }))
  await vi.waitFor(() => expect(store.getState().auth.user?.avatar).toBe('new.png'))
})
