// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { InteractiveRadar } from './interactive-radar'
import { RadarHandles } from './radar-handles'
import { TeamRadar } from './team-radar'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const container = document.body.appendChild(document.createElement('div'))
const root = createRoot(container)
/** The texts after the note. */
const texts = () =>
  [...container.querySelectorAll('div > p')].slice(1).map(({ textContent }) => textContent)
const render = (element: React.ReactNode) => act(() => root.render(element))

afterEach(() => render(null))

it('says the same about the sample profile before its script has loaded', () => {
  render(<InteractiveRadar />)
  const before = texts()
  render(<RadarHandles />)
  expect(texts()).toEqual(before)
})

it('has a named slider with a text for each corner, which changes the texts', () => {
  render(<RadarHandles />)
  const sliders = [...container.querySelectorAll<HTMLInputElement>('input[type=range]')]
  expect(sliders.map((slider) => slider.getAttribute('aria-label'))).toEqual([
    'Openness',
    'Neutral',
    'Analytical',
    'Relational',
    'Decisive',
  ])
  const decisive = sliders[4]
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(decisive, '95')
    decisive?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(decisive?.getAttribute('aria-valuetext')).toMatch(/^95, high\. Direct, determined/)
  expect(container.textContent).toContain('Decisive, 95, high. Direct, determined')
  expect(container.textContent).toContain('Relational and Decisive: Takes people along')
  expect(container.textContent).toContain('This is not a result.')
})

it('shows whose profile is whose without colours, that of the pointed name first', () => {
  render(<TeamRadar />)
  const lines = [...container.querySelectorAll('label path')].map((line) =>
    line.getAttribute('stroke-dasharray'),
  )
  expect(new Set(lines).size).toBe(5)
  const faded = () => container.querySelectorAll('svg path[opacity="0.2"]').length
  const [personA] = container.querySelectorAll('input')
  expect(faded()).toBe(0)
  act(() => personA?.focus())
  expect(faded()).toBe(4)
  act(() => personA?.click())
  expect(faded()).toBe(0)
})

it('says what a team lacks when someone is switched off', () => {
  render(<TeamRadar />)
  const status = () => container.querySelector('[role=status]')?.textContent
  expect(status()).toBe('No one here is high on Decisive.')
  const [, personB] = container.querySelectorAll('input')
  act(() => personB?.click())
  expect(status()).toBe('No one here is high on Analytical or Decisive.')
})
