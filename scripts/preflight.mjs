// Plain JavaScript that any Node can read: it runs before anything is installed, and before every script.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const oldest = 20
const major = Number(process.versions.node.split('.')[0])

/** The Node that the workspace installs for itself (docs/decisions/0001). */
export const ownNode = fileURLToPath(
  new URL(`../node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`, import.meta.url),
)

/** Whether the running Node reads TypeScript by itself. */
export const readsTypeScript = major >= 24

/** Ends the process with one clear line: no stack helps who has the wrong Node or half an install. */
export const stop = (reason) => {
  console.error(reason)
  process.exit(1)
}

if (major < oldest) {
  stop(
    `Node ${process.versions.node} is too old: install Node ${oldest} or newer from https://nodejs.org and try again.`,
  )
}

/** Ends the process unless the install is there and whole. */
export const requireInstall = () => {
  if (!existsSync(new URL('./node_modules/execa', import.meta.url)) || !existsSync(ownNode)) {
    stop('The install is missing or broken: run `npx pnpm install` and try again.')
  }
}
