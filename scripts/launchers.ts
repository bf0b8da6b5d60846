import { execFileSync } from 'node:child_process'

const isLauncher = (command: string): boolean =>
  /^(?:\S*\/)?(?:sh|dash|bash) -c|\b(?:npm|npx|pnpm|corepack)\b/.test(command)

/** The processes of npm, npx, pnpm and their shells that started this one, nearest first; none where `ps` is missing. */
const findLaunchers = (): number[] => {
  let list = ''
  try {
    list = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  } catch {
    return []
  }
  const processes = new Map(
    [...list.matchAll(/^ *(\d+) +(\d+) +(.*)$/gm)].map(([, pid, parent, command = '']) => [
      Number(pid),
      { parent: Number(parent), command },
    ]),
  )
  const launchers: number[] = []
  for (let pid = process.ppid; isLauncher(processes.get(pid)?.command ?? ''); pid = processes.get(pid)?.parent ?? 0) {
    launchers.push(pid)
  }
  return launchers
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Calls `onExit` once a process that started this one has ended: npx does not pass SIGTERM on. */
export const watchLaunchers = (onExit: () => void): void => {
  const launchers = findLaunchers()
  const timer = setInterval(() => {
    if (launchers.every(isAlive)) return
    clearInterval(timer)
    onExit()
  }, 500)
  timer.unref()
}
