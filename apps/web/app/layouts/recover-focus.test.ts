// @vitest-environment happy-dom
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { recoverFocus } from './recover-focus'

let stop: () => void
const element = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`Nothing matches ${selector}.`)
  return found
}

beforeEach(() => {
  document.body.innerHTML = `
    <main tabindex="-1"><section aria-label="Coupon"><form><button id="apply">Apply</button></form><button id="other"></button></section></main>
    <div id="toasts"><button id="undo">Undo</button></div>`
  stop = recoverFocus()
})
afterEach(() => stop())

it('moves the focus of a removed element to the smallest region that is left', async () => {
  element('#apply').focus()
  element('form').remove()
  await setTimeout(10)
  expect(document.activeElement).toBe(element('section'))
  element('#other').focus()
  expect(element('section').hasAttribute('tabindex')).toBe(false)
})

it('moves the focus of a removed toast to the main content, and to a dialog while it is open', async () => {
  element('#undo').focus()
  element('#toasts').remove()
  await setTimeout(10)
  expect(document.activeElement).toBe(element('main'))

  document.body.insertAdjacentHTML('beforeend', '<div id="dialog" role="dialog"></div><button id="undo">Undo</button>')
  element('#undo').focus()
  element('#undo').remove()
  await setTimeout(10)
  expect(document.activeElement).toBe(element('#dialog'))
})

it('passes over a closed dialog', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div id="dialog" role="dialog"></div>')
  // Browsers do not focus what they do not show.
  element('#dialog').focus = () => undefined
  element('#undo').focus()
  element('#toasts').remove()
  await setTimeout(10)
  expect(document.activeElement).toBe(element('main'))
  expect(element('#dialog').hasAttribute('tabindex')).toBe(false)
})

it('leaves the focus where the component has moved it', async () => {
  element('#apply').focus()
  element('form').remove()
  await Promise.resolve()
  element('#other').focus()
  await setTimeout(10)
  expect(document.activeElement).toBe(element('#other'))
})
