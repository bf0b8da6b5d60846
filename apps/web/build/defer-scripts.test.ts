// @vitest-environment happy-dom
import { Script } from 'node:vm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startScript } from './defer-scripts.ts'

const script = await startScript()

it('is one line, because every page carries it', () => {
  expect(script).not.toContain('\n')
  expect(() => new Script(script)).not.toThrow()
})

let reportPaint: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(report: () => void) {
        reportPaint = report
      }
      observe() {}
    },
  )
  document.head.innerHTML =
    '<link rel="deferred" href="data:text/javascript,"><link rel="deferred-next" href="data:text/javascript,">'
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Runs the inline script and renders a frame. */
const startPage = async () => {
  new Function(script)()
  await vi.advanceTimersByTimeAsync(20)
}

const preloaded = () => document.querySelectorAll('link[rel=modulepreload]').length

it('requests the scripts once the browser reports the first paint', async () => {
  await startPage()
  expect(preloaded()).toBe(0)
  reportPaint?.()
  await vi.advanceTimersByTimeAsync(1)
  expect(preloaded()).toBe(2)
})

it('requests the scripts after 100 ms in a browser that reports no paint', async () => {
  await startPage()
  expect(preloaded()).toBe(0)
  await vi.advanceTimersByTimeAsync(100)
  expect(preloaded()).toBe(2)
})

it('requests the scripts of a hidden page, which paints nothing, at once', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  new Function(script)()
  await vi.advanceTimersByTimeAsync(1)
  expect(preloaded()).toBe(2)
})
