import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { InteractiveRadar } from './interactive-radar'
import { RadarHandles } from './radar-handles'
import { TeamRadar } from './team-radar'

it('says the same about the sample profile before its script has loaded', () => {
  const textsAfterNote = (element: React.ReactNode) => {
    const { unmount } = render(element)
    const texts = screen.getAllByRole('paragraph').map(({ textContent }) => textContent)
    unmount()
    return texts.slice(1)
  }
  expect(textsAfterNote(<InteractiveRadar />)).toEqual(textsAfterNote(<RadarHandles />))
})

it('has a named slider with a text for each corner, which changes the texts', () => {
  render(<RadarHandles />)
  const names = ['Openness', 'Neutral', 'Analytical', 'Relational', 'Decisive']
  const sliders = names.map((name) => screen.getByRole('slider', { name }))
  expect(screen.getAllByRole('slider')).toEqual(sliders)
  const decisive = screen.getByRole('slider', { name: 'Decisive' })
  // User Event has no keys for sliders.
  fireEvent.change(decisive, { target: { value: '95' } })
  expect(decisive.getAttribute('aria-valuetext')).toMatch(/^95, high\. Direct, determined/)
  const [note, corner, pair] = screen.getAllByRole('paragraph')
  expect(note?.textContent).toContain('This is not a result.')
  expect(corner?.textContent).toContain('Decisive, 95, high. Direct, determined')
  expect(pair?.textContent).toContain('Relational and Decisive: Takes people along')
})

it('shows whose profile is whose without colours, that of the pointed name first', async () => {
  render(<TeamRadar />)
  // The lines are hidden from assistive technology, which the names and the status serve.
  const lines = [...document.querySelectorAll('label path')]
  expect(new Set(lines.map((line) => line.getAttribute('stroke-dasharray'))).size).toBe(5)
  const faded = () => document.querySelectorAll('svg path[opacity="0.2"]').length
  expect(faded()).toBe(0)
  await userEvent.tab()
  expect(faded()).toBe(4)
  await userEvent.keyboard(' ')
  expect(faded()).toBe(0)
})

it('says what a team lacks when someone is switched off', async () => {
  render(<TeamRadar />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('No one here is high on Decisive.')
  await userEvent.click(screen.getByLabelText('Person B'))
  expect(status.textContent).toBe('No one here is high on Analytical or Decisive.')
})
