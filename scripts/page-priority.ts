import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
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

const isPage = (pid: string) => read(`/proc/${pid}/cmdline`).includes('--type=renderer')

/** The processes of pages among those that a process started, and these in turn. */
const pagesOf = (pid: string): readonly string[] =>
  read(`/proc/${pid}/task/${pid}/children`)
    .split(' ')
    .filter(Boolean)
    .flatMap((child) => (isPage(child) ? [child] : pagesOf(child)))

/**
 * Runs the main thread of every page of a browser before all other threads, until `signal` is aborted. A phone has eight cores; with two,
 * this thread is often kept from running by the browser's drawing, the shop's server and Lighthouse itself, and Lighthouse counts that as
 * blocking, four times. Needs Linux and the right to set a real-time policy, as root has; says so where that is missing. A higher
 * priority alone does not last: Chromium sets the priorities of its threads itself.
 */
export const prioritizePages = async (browser: number, signal: AbortSignal): Promise<void> => {
  const seen = new Set<string>()
  const first = async (pid: string) => {
    seen.add(pid)
    const { failed, stderr } = await execa('chrt', ['--fifo', '--pid', '1', pid], { reject: false })
    return failed && isPage(pid) ? stderr || 'chrt cannot be started' : undefined
  }
  let reason = process.platform === 'linux' ? undefined : 'only on Linux'
  while (reason === undefined && !signal.aborted) {
    for (const pid of pagesOf(String(browser)).filter((page) => !seen.has(page))) reason ??= await first(pid)
    await setTimeout(POLL_MS)
  }
  if (reason !== undefined)
    console.log(`The main threads of pages have no priority (${reason}): blocking time counts what else runs here.`)
}
