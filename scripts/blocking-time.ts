import * as z from 'zod/mini'

const traceEvents = z.array(
  z.object({
    name: z.string(),
    pid: z.number(),
    tid: z.number(),
    /** In microseconds, as `tdur`, the processor time. */
    ts: z.number(),
    tdur: z.optional(z.number()),
  }),
)

const SLOW_DOWN = 4
const LONG_TASK_MS = 50

/**
 * Total blocking time of a page's main thread on a processor four times slower, by processor time: unlike Lighthouse's own figure it does
 * not count when other processes had the processor.
 *
 * @param events of the trace of a page load without throttling
 * @returns milliseconds; NaN without a first paint
 */
export const blockingProcessorTime = (events: unknown): number => {
  const all = z.parse(traceEvents, events)
  const paint = all.findLast(({ name }) => name === 'firstContentfulPaint')
  if (paint === undefined) return Number.NaN
  return all
    .filter(({ name, pid, tid, ts }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts >= paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOW_DOWN - LONG_TASK_MS), 0)
}
