import { expect, it } from 'vitest'
import { authToast, receiveToasts, type ToastCommand, toast } from './toasts'

it('shows queued toasts except those closed before the toaster is loaded', () => {
  toast.success('It is in your cart.', { id: 'closed' })
  toast.success('It is saved.')
  toast.close('closed')
  const received: ToastCommand[] = []
  const stop = receiveToasts((command) => received.push(command))
  expect(received).toMatchObject([
    { do: 'show', toast: { id: 'It is saved.', text: 'It is saved.' } },
  ])
  toast.close('It is saved.')
  expect(received.at(-1)).toEqual({ do: 'close', id: 'It is saved.' })
  stop()
})

it('replaces the message of a password reset by that of the sign-in', () => {
  const received: ToastCommand[] = []
  const stop = receiveToasts((command) => received.push(command))
  authToast('Your password is changed.')
  authToast('You are signed in.')
  authToast(undefined)
  stop()
  expect(received.slice(-2)).toMatchObject([
    { toast: { id: 'auth', text: 'Your password is changed.' } },
    { toast: { id: 'auth', text: 'You are signed in.' } },
  ])
})
