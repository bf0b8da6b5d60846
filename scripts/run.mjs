// Starts a script of this folder on the Node that the workspace brings, whichever Node started this: run.mjs <script> [arguments]
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ownNode, readsTypeScript, requireInstall } from './preflight.mjs'

const [name, ...rest] = process.argv.slice(2)
requireInstall()

if (readsTypeScript) {
  process.argv.splice(2, 1)
  await import(`./${name}.ts`)
} else {
  const { status } = spawnSync(ownNode, [fileURLToPath(import.meta.url), name, ...rest], { stdio: 'inherit' })
  process.exit(status ?? 1)
}
