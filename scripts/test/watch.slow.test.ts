import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { freePort } from '@shop/tooling/free-port'
import { inRoot } from '@shop/tooling/in-root'
import { beforeAll, expect, it, onTestFinished } from 'vitest'

const watched = ['apps/mock-api/src', 'packages/contract/src', 'packages/design/src']
const messages = 'apps/mock-api/src/http/errors-plugin.ts'
const newFile = 'apps/mock-api/src/new-folder/phrase.ts'

/** A git repository with copies of the mock and its packages, and the libraries of this one. */
const root = mkdtempSync(join(tmpdir(), 'watched-'))

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: root,
  })
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const write = (file: string, content: string) => writeFileSync(join(root, file), content)
/** The file of messages with a change. */
const changed = (from: string, to: string) => read(messages).replace(from, to)

/** Commits, on the branch `other`, a message that comes from a file in a new folder. */
const commitOtherBranch = () => {
  git('switch', '--quiet', '--create', 'other')
  mkdirSync(join(root, 'apps/mock-api/src/new-folder'))
  write(newFile, "export const phrase = 'On the branch'\n")
  const code = changed('`There is nothing', 'phrase + `')
  write(messages, `import { phrase } from '../new-folder/phrase.ts'\n${code}`)
  git('add', 'apps/mock-api/src')
  git('commit', '--quiet', '--message', 'Say it differently')
  git('switch', '--quiet', '-')
}

beforeAll(() => {
  const isCopied = (path: string) => !['.data', '.cache', '.turbo', 'dist'].includes(basename(path))
  for (const folder of ['apps/mock-api', 'packages']) {
    cpSync(inRoot(folder), join(root, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isCopied,
    })
  }
  symlinkSync(inRoot('node_modules'), join(root, 'node_modules'))
  git('init', '--quiet')
  git('add', 'apps/mock-api/src', 'packages')
  git('commit', '--quiet', '--message', 'Copy the mock')
  commitOtherBranch()
})

const startWatching = async () => {
  const port = await freePort()
  const command = ['packages/tooling/src/watch.ts', 'apps/mock-api/src/server.ts', ...watched]
  const server = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, PORT: port, WORLDS_DIR: join(root, 'worlds'), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void server.kill())
  return { server, origin: `http://127.0.0.1:${port}` }
}

/** Waits until the server has ended with an error. @returns what it printed */
const errorsUntilEnd = async ({ stderr }: Awaited<ReturnType<typeof startWatching>>['server']) => {
  let errors = ''
  for await (const chunk of stderr.iterator({ destroyOnReturn: false })) {
    errors += chunk
    if (errors.includes('has ended')) break
  }
  stderr.resume()
  return errors
}

/** Adds one of a book to a cart, or to a new one. */
const addBook = async (origin: string, cart_uid: string | null) => {
  const response = await fetch(`${origin}/api/v1/cart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cart_uid, quantity: 1, product_id: 8, type: 'other' }),
  })
  return (await response.json()).cart
}

it('starts the mock again after each git switch, rename and sed -i, and it keeps its worlds', {
  timeout: 180_000,
}, async () => {
  write(messages, changed('const', 'cont'))
  const { server, origin } = await startWatching()
  let printed = ''
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text
  })
  const errors = await errorsUntilEnd(server)
  expect(errors).toMatch(/errors-plugin\.ts:\d+\n.*SyntaxError/s)
  git('checkout', '--quiet', '.')
  const message = () =>
    fetch(`${origin}/nothing`)
      .then(async (response) => JSON.stringify(await response.json()))
      .catch(() => 'no response')
  const seen = (part: string) =>
    expect.poll(message, { timeout: 20_000, interval: 100 }).toContain(part)

  await seen('There is nothing at GET')
  const { cart_uid } = await addBook(origin, null)

  git('switch', '--quiet', 'other')
  await seen('On the branch at GET')
  // In the folder that the branch has brought.
  execFileSync('sed', ['-i', 's/On the branch/Phrase/', newFile], { cwd: root })
  await seen('Phrase at GET')
  git('checkout', '--quiet', '.')
  git('switch', '--quiet', '-')
  await seen('There is nothing at GET')
  write(`${messages}.new`, changed('There is nothing', 'Renamed'))
  renameSync(join(root, `${messages}.new`), join(root, messages))
  await seen('Renamed at GET')
  expect((await addBook(origin, cart_uid)).items[0]?.quantity).toBe(2)
  expect(printed).toContain(
    'starts again after a change: its request log, recordings and snapshots are cleared.',
  )
})
