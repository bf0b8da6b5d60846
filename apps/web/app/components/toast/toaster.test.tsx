// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster } from './toaster'
import { toast } from './toasts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Calls a function, then lets the animations end: React renders at the end of each step. */
const settle = async (change: () => unknown) => {
  await act(async () => change())
  for (let step = 0; step < 4; step += 1) await act(() => vi.advanceTimersByTimeAsync(250))
}

it('keeps the toast that replaced a visible one, and closes it by the same id', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await settle(() => root.render(<Toaster />))
  const texts = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
  await settle(() => toast.success('It is saved.', { id: 'same' }))
  expect(texts()).toEqual(['It is saved. (dismiss)'])
  await settle(() => toast.success('It is removed.', { id: 'same' }))
  expect(texts()).toEqual(['It is removed. (dismiss)'])
  await settle(() => toast.close('same'))
  expect(texts()).toEqual([])
  act(() => root.unmount())
})

it('announces toasts while a dialog hides the rest of the page', async () => {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  await settle(() => root.render(<Toaster />))
  const toasts = box.firstElementChild
  await settle(() => toasts?.setAttribute('aria-hidden', 'true'))
  expect(toasts?.hasAttribute('aria-hidden')).toBe(false)
  act(() => root.unmount())
})
