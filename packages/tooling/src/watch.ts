/**
 * Runs a server, and starts it again after each change in folders:
 * `node packages/tooling/src/watch.ts <script> <folder>...`.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { watchFolders } from './watch-folders.ts'

const [script = '', ...folders] = process.argv.slice(2)

let child: ChildProcess | undefined
let isFirst = true
let isRestarting = false
let isStopping = false

const handleExit = (code: number | null): void => {
  child = undefined
  if (isRestarting) start()
  // A mistake of the command, such as a folder in use: no change of the code would cure it.
  else if (isStopping || (isFirst && code === 2)) process.exit(code)
  else console.error(`${script} has ended. It starts again after the next change.`)
  isRestarting = false
}

const start = (): void => {
  child = spawn(process.execPath, [script], { stdio: 'inherit' }).once('exit', handleExit)
}

const restart = (): void => {
  isFirst = false
  console.log(
    `${script} starts again after a change: its request log, recordings and snapshots are cleared.`,
  )
  const old = child
  if (old === undefined) {
    start()
    return
  }
  isRestarting = true
  old.kill()
  // A second signal ends a server at once, with calls that it has not finished.
  setTimeout(() => old.kill(), 1_000)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isStopping = true
    if (!child) process.exit()
    child.kill(signal)
  })
}

watchFolders(folders, restart)
start()
