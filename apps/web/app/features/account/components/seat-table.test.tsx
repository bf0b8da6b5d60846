// @vitest-environment happy-dom
import type { TestAccount } from '@shop/contract/host'
import { QueryClient } from '@tanstack/react-query'
import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { renderWithApi } from '../../../../test/support/render-with-api'
import { receiveToasts, type ToastCommand } from '../../../components/toast/toasts'
import { SeatTable } from './seat-table'

const ofCodes = [1, 2].map((id) => ({ test_account_id: id, access_code: `LPI-${id}` }))

const render = async (seats: readonly TestAccount[] = ofCodes) => {
  const { container } = await renderWithApi(
    <MemoryRouter>
      <SeatTable group={{ productName: 'Team Profile', orderTxnId: 'A', seats }} />
    </MemoryRouter>,
    { client: new QueryClient({ defaultOptions: { queries: { enabled: false } } }) },
  )
  return container
}

beforeEach(() => localStorage.clear())

const nameOf = (container: HTMLElement, seat = 1) =>
  container.querySelector<HTMLTextAreaElement>(`[aria-label="Name and email for seat ${seat}"]`)
const paste = (container: HTMLElement, list: string) => {
  const event = new Event('paste', { bubbles: true })
  return act(async () =>
    nameOf(container)?.dispatchEvent(
      Object.assign(event, { clipboardData: { getData: () => list } }),
    ),
  )
}

const rename = async (container: HTMLElement, name: string, seat = 1) => {
  const input = nameOf(container, seat)
  if (!input) throw new Error('There is no name.')
  await act(async () => input.focus())
  await act(async () => {
    Reflect.set(HTMLTextAreaElement.prototype, 'value', name, input)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => input.blur())
}

it('clears the marks of the names that another list changes, until Undo', async () => {
  const shown: ToastCommand[] = []
  const stop = receiveToasts((command) => shown.push(command))
  const container = await render()
  const sent = () => [...container.querySelectorAll<HTMLInputElement>('tbody [type="checkbox"]')]
  await paste(container, 'Ben\nDevi')
  for (const box of sent()) await act(async () => box.click())
  // The same people with another separator, then another person.
  await paste(container, 'Ben\tben@example.com\nDevi')
  expect(sent().map(({ checked }) => checked)).toEqual([true, true])
  await paste(container, 'Ben\nMei')
  expect(sent().map(({ checked }) => checked)).toEqual([true, false])
  expect(container.textContent).toContain('Given before to Devi, who can still use it.')
  expect(container.textContent).toContain('Replaced: Devi')
  expect(new Set(shown.map((command) => command.do === 'show' && command.toast.id))).toEqual(
    new Set(['seats']),
  )
  const last = shown.at(-1)
  const action = last?.do === 'show' ? last.toast.action : undefined
  if (!action || !('onUndo' in action)) throw new Error('The toast has no Undo.')
  await act(async () => action.onUndo())
  expect(nameOf(container, 2)?.value).toBe('Devi')
  expect(sent().map(({ checked }) => checked)).toEqual([true, true])
  stop()
})

it('clears the mark of a seat that is given to another person, and keeps it for a corrected name or a new email', async () => {
  const container = await render()
  document.body.append(container)
  const box = container.querySelector<HTMLInputElement>('tbody [type="checkbox"]')
  await rename(container, 'Sara')
  for (const [name, isKept] of [
    ['Sarah', true],
    ['Sarah ben@a.example', true],
    ['Sarah mei@a.example', false],
    ['Mei mei@a.example', false],
    ['Devi', false],
    ['Devi Nur', true],
    ['Devi Tan', false],
    ['Nur Tan Devi', false],
    ['Della', false],
    ['D', false],
  ] as const) {
    if (!box?.checked) await act(async () => box?.click())
    await rename(container, name)
    expect(box?.checked, name).toBe(isKept)
  }
  container.remove()
})

it('clears the names and their marks, but not who has completed the test', async () => {
  const container = await render([
    ...ofCodes,
    { test_account_id: 3, assigned_to: 'R', status: 'completed' },
  ])
  await rename(container, 'Raj', 3)
  await paste(container, 'Ben\nDevi')
  expect(container.textContent).not.toContain('Not in this list')
  const box = container.querySelector<HTMLInputElement>('tbody [type="checkbox"]')
  await act(async () => box?.click())
  const clear = [...container.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Clear the names',
  )
  await act(async () => clear?.click())
  expect([1, 2, 3].map((seat) => nameOf(container, seat)?.value)).toEqual(['', '', 'Raj'])
  expect(box?.checked).toBe(false)
  // A code that was sent is the last to be given to another.
  await paste(container, 'Mei\nNur')
  expect([1, 2].map((seat) => nameOf(container, seat)?.value)).toEqual(['Nur', 'Mei'])
  expect(container.textContent).toContain('Given before to Ben, who can still use it.')
})

it('keeps the mark of a seat without a name for one person, and not for a list', async () => {
  const container = await render()
  const all = container.querySelector<HTMLInputElement>('label [type="checkbox"]')
  await act(async () => all?.click())
  await paste(container, 'Ben\tben@example.com')
  expect(container.textContent).toContain('2 of 2 handed out')
  await paste(container, 'Ben\nDevi')
  expect(container.textContent).toContain('1 of 2 handed out')
  expect(container.textContent).toContain('Given before to someone else')
})

it('says whom the host assigned a seat that another name takes', async () => {
  const container = await render([{ access_code: 'LPI-1', assigned_to: 'Raj', status: 'assigned' }])
  await paste(container, 'Devi\tdevi@example.com')
  expect(nameOf(container)?.value).toBe('Devi devi@example.com')
  expect(container.textContent).toContain('Given before to Raj, who can still use it.')
  expect(container.textContent).toContain('0 of 1 handed out')
})

it('hands out the seats of a host that sends only their links', async () => {
  const container = await render([1, 2].map((id) => ({ test_url: `https://t.example/${id}` })))
  await paste(container, 'Ben\nDevi')
  expect([nameOf(container, 1)?.value, nameOf(container, 2)?.value]).toEqual(['Ben', 'Devi'])
  const invitations = [...container.querySelectorAll<HTMLAnchorElement>('tbody a[href^="mailto:"]')]
  expect(invitations.map(({ href }) => /t\.example%2F(\d)$/.exec(href)?.[1])).toEqual(['1', '2'])
})

it('fills the seats with a list that the keyboard of a phone enters, and leaves spare ones out of All sent', async () => {
  const container = await render()
  const enter = (text: string) =>
    act(async () => {
      const input = nameOf(container)
      Reflect.set(HTMLTextAreaElement.prototype, 'value', text, input)
      input?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const all = container.querySelector<HTMLInputElement>('label [type="checkbox"]')
  const sent = () =>
    [...container.querySelectorAll<HTMLInputElement>('tbody [type="checkbox"]')].map(
      (box) => box.checked,
    )
  await act(async () => all?.click())
  expect(sent()).toEqual([true, true])
  await act(async () => all?.click())
  await enter('Ben')
  await act(async () => all?.click())
  expect(sent()).toEqual([true, false])
  expect(container.textContent).toContain('1 of 2 handed out')
  await enter('Ben\nDevi\n')
  expect(nameOf(container, 2)?.value).toBe('Devi')
})

it('asks about a mistyped email and about half of one', async () => {
  const container = await render()
  await paste(container, 'Ben ben@gmial.com\nDevi Nur devi@')
  expect(container.textContent).toContain('Did you mean ben@gmail.com?')
  expect(container.textContent).toContain('Please check the email address.')
  const accept = [...container.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'ben@gmail.com',
  )
  document.body.append(container)
  await act(async () => accept?.click())
  expect(nameOf(container)?.value).toBe('Ben ben@gmail.com')
  expect(document.activeElement).toBe(nameOf(container))
  expect(container.textContent).not.toContain('Did you mean')
})
