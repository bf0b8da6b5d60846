// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { receiveToasts } from '../../../components/toast/toasts'
import { renderWithApi } from '../../../state/render-with-api'
import { OrderCodes } from './tests-panel'

it('says why the codes of an order cannot be copied when they fail to load', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Too many requests.' }, { status: 429 }))
  const texts: string[] = []
  receiveToasts((command) => command.do === 'show' && texts.push(command.toast.text))
  const { container, unmount } = await renderWithApi(<OrderCodes orderTxnId="T-1" />)
  await act(async () => container.querySelector('button')?.click())
  await vi.waitFor(() => expect(texts).toEqual(['Too many requests.']))
  unmount()
})
