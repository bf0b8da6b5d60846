import { expect, it } from 'vitest'
import { receiveToasts, type ToastCommand } from '../components/toast/toasts'
import { notifySessionExpired } from './session-messages'

it('shows for ten seconds that the session has ended: two sentences take longer than an error’s four', () => {
  const commands: ToastCommand[] = []
  const stop = receiveToasts((command) => commands.push(command))
  notifySessionExpired()
  stop()
  expect(commands).toMatchObject([{ do: 'show', toast: { id: 'session-expired', durationMs: 10_000 } }])
})
