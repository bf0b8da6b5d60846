import { readdirSync, readFileSync } from 'node:fs'
import { execa } from 'execa'

const POLL_MS = 10

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The process has ended.
    return ''
  }
}

const hasType = (pid: string, type: string) => read(`/proc/${pid}/cmdline`).includes(`--type=${type}`)

/** The processes that start Chromium's other processes; on Linux only. */
const zygotes = (): readonly string[] =>
  process.platform === 'linux'
    ? readdirSync('/proc').filter((name) => /^\d+$/.test(name) && hasType(name, 'zygote'))
    : []

const children = (pid: string): readonly string[] =>
  read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean)

/**
 * Runs the main thread of every page before all other threads. A phone has eight cores; with two, this thread is often kept from running
 * by the browser's drawing, the shop's server and Lighthouse itself, and Lighthouse counts that as blocking, four times. Needs Linux and
 * the right to set a real-time policy, as root has; says so where that is missing. A higher priority alone does not last: Chromium sets
 * the priorities of its threads itself.
 *
 * @returns stops it
 */
export const prioritizePages = (): (() => void) => {
  const seen = new Set<string>()
  const starters = zygotes()
  const stop = (reason: string) => {
    clearInterval(timer)
    console.log(`The main threads of pages have no priority (${reason}): blocking time counts what else runs here.`)
  }
  const prioritize = async (pid: string) => {
    const { failed, stderr } = await execa('chrt', ['--fifo', '--pid', '1', pid], { reject: false })
    if (failed && hasType(pid, 'renderer')) stop(stderr || 'chrt cannot be started')
  }
  const timer = setInterval(() => {
    for (const pid of starters.flatMap(children)) {
      if (seen.has(pid) || !hasType(pid, 'renderer')) continue
      seen.add(pid)
      void prioritize(pid)
    }
  }, POLL_MS)
  if (starters.length === 0) stop('no process of Chromium found')
  return () => clearInterval(timer)
}
