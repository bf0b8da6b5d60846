/**
 * Runs a server, and starts it again after each change in folders: `node scripts/watch.ts <script> <folder>...`. Node's own
 * `--watch` and recursive `fs.watch` lose files that git or an editor replaces.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

const [script = '', ...folders] = process.argv.slice(2)
const isIgnored = (path: string) => /(?:^|[\\/])\.|\.test\.ts$|~$/.test(path)

/** The watchers of folders, by path and inode: a folder that is created again has another one. */
const watchers = new Map<string, FSWatcher>()

/** Watches new folders. Returns the files with the times of their last changes. */
const scan = (): string => {
  const files: string[] = []
  const found = new Set<string>()
  for (const folder of folders) {
    for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
      const path = join(folder, name)
      const stat = statSync(path, { throwIfNoEntry: false })
      if (!stat || isIgnored(name)) continue
      if (!stat.isDirectory()) files.push(`${path} ${stat.mtimeMs}`)
      else {
        const key = `${stat.ino} ${path}`
        found.add(key)
        if (!watchers.has(key)) watchers.set(key, watch(path, schedule).on('error', schedule))
      }
    }
  }
  for (const [key, watcher] of watchers) {
    if (found.has(key)) continue
    watcher.close()
    watchers.delete(key)
  }
  return files.join('\n')
}

let timer: NodeJS.Timeout | undefined
/** One restart for all files of a `git switch`. */
const schedule = () => {
  clearTimeout(timer)
  timer = setTimeout(() => {
    const before = files
    files = scan()
    if (files !== before) restart()
  }, 100)
}

let child: ChildProcess | undefined
const start = () => {
  child = spawn(process.execPath, script.split(' '), { stdio: 'inherit' }).once('exit', () => {
    child = undefined
    if (isRestarting) start()
    else if (isStopping) process.exit()
    else console.error(`${script} has ended. It starts again after the next change.`)
    isRestarting = false
  })
}

let isRestarting = false
const restart = () => {
  console.log(`${script} starts again after a change: its request log, recordings and snapshots are cleared.`)
  if (!child) return start()
  isRestarting = true
  child.kill()
}

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isStopping = true
    if (!child) process.exit()
    child.kill(signal)
  })
}

let files = scan()
start()
