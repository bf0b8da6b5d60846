// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { user as profile } from '../../../../test/support/browser-state'
import { renderWithApi } from '../../../../test/support/render-with-api'
import { receiveToasts } from '../../../components/toast/toasts'
import { signedIn } from '../../../state/auth-slice'
import { makeStore } from '../../../state/store'
import { AvatarForm } from './avatar-form'

const saved = () => Response.json({ data: { ...profile, avatar: 'new.png' } })
const refused = () => Response.json({ message: 'Down' }, { status: 503 })

it.each([
  ['saves a picture as soon as it is chosen', saved, 'Your picture is saved.', 'new.png'],
  [
    'says that it is not saved',
    refused,
    'Your picture could not be saved. Choose it again.',
    profile.avatar,
  ],
  ['says in the panel why it is not saved', refused, undefined, profile.avatar],
] as const)(
  '%s, also when the customer leaves the panel meanwhile',
  async (_, respond, text, avatar) => {
    const texts: string[] = []
    receiveToasts((command) => command.do === 'show' && texts.push(command.toast.text))
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
    if (text) unmount()
    response.resolve(respond())
    if (text) await vi.waitFor(() => expect(texts).toEqual([text]))
    else await act(() => vi.waitFor(() => expect(container.textContent).toContain('Not saved yet')))
    expect(texts).toEqual(text ? [text] : [])
    expect(store.getState().auth.user?.avatar).toBe(avatar)
  },
)
