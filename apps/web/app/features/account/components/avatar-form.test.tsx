import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { user as profile } from '../../../../test/support/browser-state'
import { renderWithApi } from '../../../../test/support/render-with-api'
import { receiveToasts } from '../../../components/toast/toasts'
import { signedIn } from '../../../state/auth-slice'
import { makeStore } from '../../../state/store'
import { AvatarForm } from './avatar-form'

const saved = () => Response.json({ data: { ...profile, avatar: 'new.png' } })
const refused = () => Response.json({ message: 'Down' }, { status: 503 })

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

it.each([
  ['a picture is saved', saved, 'Your picture is saved.', 'new.png'],
  ['it is not saved', refused, 'Your picture could not be saved. Choose it again.', null],
])('says that %s when the customer has left the panel', async (_, response, text, expected) => {
  const { texts, respond, unmount, avatar } = await choosePicture()
  unmount()
  respond(response())
  await waitFor(() => expect(texts).toEqual([text]))
  expect(avatar()).toBe(expected)
})

it('says in the panel, without a toast, why a picture is not saved', async () => {
  const { texts, respond, avatar } = await choosePicture()
  respond(refused())
  await screen.findByText(/^Not saved yet\./)
  expect([texts, avatar()]).toEqual([[], null])
})
