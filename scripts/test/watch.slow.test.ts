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
import { expect, it, onTestFinished } from 'vitest'
import { pressAt } from '../../apps/mock-api/test/processes.ts'
import { inRoot } from '../root.ts'
import { freePort } from './free-port.ts'

const watched = ['apps/mock-api/src', 'packages/contract/src', 'packages/design/src']
const messages = 'apps/mock-api/src/http/errors.ts'

/** A git repository with copies of the mock and its packages, and with the libraries of this one. */
const copyOfMock = () => {
  const root = mkdtempSync(join(tmpdir(), 'watched-'))
  const isCopied = (path: string) => !['.data', '.cache', '.turbo', 'dist'].includes(basename(path))
  for (const folder of ['apps/mock-api', 'packages', 'scripts']) {
    cpSync(inRoot(folder), join(root, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isCopied,
    })
  }
  symlinkSync(inRoot('node_modules'), join(root, 'node_modules'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: root,
    })
  git('init', '--quiet')
  git('add', 'apps/mock-api/src', 'packages')
  git('commit', '--quiet', '--message', 'Copy the mock')
  return { root, git, file: join(root, messages) }
}

it('starts the mock again after each git switch, rename and sed -i, and it keeps its worlds', {
  timeout: 180_000,
}, async () => {
  const { root, git, file } = copyOfMock()
  const change = (from: string, to: string) => readFileSync(file, 'utf8').replace(from, to)
  git('switch', '--quiet', '--create', 'other')
  mkdirSync(join(root, 'apps/mock-api/src/new-folder'))
  writeFileSync(
    join(root, 'apps/mock-api/src/new-folder/phrase.ts'),
    "export const phrase = 'On the branch'\n",
  )
  const imported = `import { phrase } from '../new-folder/phrase.ts'\n${change('`There is nothing', 'phrase + `')}`
  writeFileSync(file, imported)
  git('add', 'apps/mock-api/src')
  git('commit', '--quiet', '--message', 'Say it differently')
  git('switch', '--quiet', '-')

  writeFileSync(file, change('const', 'cont'))
  const port = await freePort()
  const server = spawn(
    process.execPath,
    ['scripts/watch.ts', 'apps/mock-api/src/server.ts', ...watched],
    {
      cwd: root,
      env: { ...process.env, PORT: port, WORLDS_DIR: join(root, 'worlds'), LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let printed = ''
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text
  })
  onTestFinished(() => void server.kill())
  let errors = ''
  for await (const chunk of server.stderr.iterator({ destroyOnReturn: false })) {
    errors += chunk
    if (errors.includes('has ended')) break
  }
  expect(errors).toMatch(/errors\.ts:\d+\n.*SyntaxError/s)
  expect(errors).not.toMatch(/^ +at /m)
  server.stderr.resume()
  git('checkout', '--quiet', '.')
  const origin = `http://127.0.0.1:${port}`
  const text = () =>
    fetch(`${origin}/nothing`)
      .then(async (response) => JSON.stringify(await response.json()))
      .catch(() => 'no response')
  const seen = (part: string) =>
    expect.poll(text, { timeout: 20_000, interval: 100 }).toContain(part)

  await seen('There is nothing at GET')
  const { cart_uid } = await pressAt(origin, null)

  git('switch', '--quiet', 'other')
  await seen('On the branch at GET')
  git('switch', '--quiet', '-')
  await seen('There is nothing at GET')
  writeFileSync(`${file}.new`, change('There is nothing', 'Renamed'))
  renameSync(`${file}.new`, file)
  await seen('Renamed at GET')
  execFileSync('sed', ['-i', 's/Renamed/Edited/', messages], { cwd: root })
  await seen('Edited at GET')
  writeFileSync(file, change('const', 'cont'))
  await seen('no response')
  git('checkout', '--quiet', '.')
  await seen('There is nothing at GET')
  // The branch has its folder again, and the file has been replaced three times.
  git('switch', '--quiet', 'other')
  await seen('On the branch at GET')
  execFileSync('sed', ['-i', 's/On the branch/Phrase/', 'apps/mock-api/src/new-folder/phrase.ts'], {
    cwd: root,
  })
  await seen('Phrase at GET')
  expect((await pressAt(origin, cart_uid)).items[0]?.quantity).toBe(2)
  expect(printed).toContain(
    'starts again after a change: its request log, recordings and snapshots are cleared.',
  )
})
