import { expect, it } from 'vitest'
import { blockingProcessorTime } from '../blocking-time.ts'

const page = { pid: 1, tid: 1 }
const task = (ts: number, tdur: number, thread = page) => ({ name: 'RunTask', ...thread, ts, dur: 10 * tdur, tdur })
const paint = { name: 'firstContentfulPaint', ...page, ts: 1000 }

it('adds up what tasks of the page after its first paint take beyond 50 ms at a 4x slow-down', () => {
  const events = [
    task(0, 100_000),
    paint,
    task(2000, 20_000),
    task(30_000, 12_000),
    task(40_000, 15_000),
    task(2000, 90_000, { pid: 1, tid: 2 }),
  ]
  expect(blockingProcessorTime(events)).toBe(30 + 10)
})

it('is not a number without a first paint', () => {
  expect(blockingProcessorTime([task(0, 20_000)])).toBeNaN()
})
