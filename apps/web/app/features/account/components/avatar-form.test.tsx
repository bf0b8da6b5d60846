import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { user as profile } from '../../../../test/support/browser-state'
import { renderWithApi } from '../../../../test/support/render-with-api'
import { receiveToasts } from '../../../components/toast/toasts'
import { signedIn } from '../../../state/auth-slice'
import { makeStore } from '../../../state/store'
import { AvatarForm } from './avatar-form'

/** Chooses a picture, whose upload waits for `respond`. */
const choosePicture = async () => {
  const texts: string[] = []
  receiveToasts((command) => command.do === 'show' && texts.push(command.toast.text))
  const { promise, resolve: respond } = Promise.withResolvers<Response>()
  const fetchMock = vi.fn(() => promise)
  vi.stubGlobal('fetch', fetchMock)
  const store = makeStore()
  store.dispatch(signedIn({ user: profile, token: 'opaque' }))
  const { unmount } = renderWithApi(<AvatarForm profile={profile} />, { store })
  const file = new File(['picture'], 'me.png', { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText('Picture file'), file)
  await waitFor(() => expect(fetchMock).toHaveBeenCalled())
  return { texts, respond, unmount, avatar: () => store.getState().auth.user?.avatar }
}

it('says that a picture is saved when the customer has left the panel', async () => {
  const { texts, respond, unmount, avatar } = await choosePicture()
  unmount()
  respond(Response.json({ data: { ...profile, avatar: 'new.png' } }))
  await waitFor(() => expect(texts).toEqual(['Your picture is saved.']))
  expect(avatar()).toBe('new.png')
})
