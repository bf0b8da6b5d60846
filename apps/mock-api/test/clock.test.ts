import { expect } from 'vitest'
import { control } from './controls.ts'
import { it } from './harness.ts'

const hour = 60 * 60

it('freezes, at its current time too, advances, and resumes', async ({ app }) => {
  const frozen = await control(app, 'POST', 'clock', { freeze: '2026-12-01T09:00:00+08:00' })
  expect(frozen).toEqual({ now: '2026-12-01T01:00:00.000Z', frozen: true, ahead_seconds: 0 })
  expect(await control(app, 'GET', 'clock')).toEqual(frozen)
  expect((await control(app, 'POST', 'clock', { advance_seconds: hour })).now).toBe(
    '2026-12-01T02:00:00.000Z',
  )
  expect((await control(app, 'POST', 'clock', { advance_seconds: -2 * hour })).now).toBe(
    '2026-12-01T00:00:00.000Z',
  )
  const running = await control(app, 'POST', 'clock', { resume: true })
  expect(running.frozen).toBe(false)
  expect(Math.abs(Date.parse(running.now) - Date.now())).toBeLessThan(5000)
  const ahead = await control(app, 'POST', 'clock', { advance_seconds: 24 * hour })
  expect(ahead).toMatchObject({ frozen: false, ahead_seconds: 24 * hour })
  expect(Date.parse(ahead.now) - Date.now()).toBeGreaterThan(23 * hour * 1000)
  const { now } = await control(app, 'POST', 'clock', { freeze: true })
  expect(Date.parse(now)).toBeGreaterThanOrEqual(Date.parse(ahead.now))
  expect((await control(app, 'GET', 'clock')).now).toBe(now)
})

it('belongs to one world, and a reset sets it to real time', async ({ app }) => {
  await control(app, 'POST', 'clock', { freeze: '2030-01-01T00:00:00Z' }, { 'x-mock-world': 'x' })
  expect((await control(app, 'GET', 'clock')).frozen).toBe(false)
  await control(app, 'POST', 'reset', undefined, { 'x-mock-world': 'x' })
  expect((await control(app, 'GET', 'clock', undefined, { 'x-mock-world': 'x' })).frozen).toBe(
    false,
  )
})

it.for([
  { freeze: 'tomorrow' },
  { advance: 1 },
  {},
  // The limits of a date.
  { freeze: '8999-12-31T00:00:00Z', advance_seconds: 4e9 },
  { freeze: '1970-01-01T00:00:00Z', advance_seconds: -1 },
  { freeze: '9999-12-31T00:00:00Z' },
])('rejects %j', async (payload, { app }) => {
  const response = await app.inject({ method: 'POST', url: '/__mock/api/clock', payload })
  expect([response.statusCode, response.json().code]).toEqual([422, 'validation_failed'])
  expect((await control(app, 'GET', 'clock')).frozen).toBe(false)
})
