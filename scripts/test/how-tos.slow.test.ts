/**
 * The commands of docs/how-tos.md, run in a copy of the repository, print what the document says.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '@shop/tooling/free-port'
import { inRoot } from '@shop/tooling/in-root'
import { beforeAll, expect, it, onTestFinished } from 'vitest'

interface Block {
  readonly language: string
  /**
   * What follows the language: `server`, `test`, `output`, `apply` or `title="FILE"`; empty for a
   * block that is not run.
   */
  readonly use: string
  readonly code: string
}

const parseBlocks = (markdown: string): Block[] =>
  [...markdown.matchAll(/^```(?<language>\w+) ?(?<use>.*)\n(?<code>[\s\S]*?)^```$/gm)].map(
    ({ groups: { language = '', use = '', code = '' } = {} }) => ({ language, use, code }),
  )

const [introduction = '', ...sections] = readFileSync(inRoot('docs/how-tos.md'), 'utf8').split(
  /^## /m,
)
const howTos = sections.map((section) => ({
  title: section.split('\n')[0],
  blocks: parseBlocks(section),
}))

const folder = mkdtempSync(join(tmpdir(), 'how-tos-'))
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8' }).trim().split('\n')

/** npx without the start of pnpm, in the same Node. The packed mock is that of the repository. */
const npx = `#!/usr/bin/env bash
if [ "$1" = pnpm ]; then exec node --run "$2" -- "\${@:3}"; fi
if [ "$1" = shop-mock ]; then exec node --run mock -- "\${@:2}"; fi
exec node "node_modules/@$1/test/cli.js" "\${@:2}"
`

/**
 * Copies the files that the commands need, with the installed packages. The links between
 * workspaces lead to the copies.
 */
beforeAll(() => {
  const paths = [
    '.gitignore',
    '*.json',
    '*.ts',
    'pnpm-workspace.yaml',
    'docs',
    'scripts',
    'apps',
    'packages',
  ]
  const files = git(inRoot('.'), 'ls-files', '--cached', '--others', '--exclude-standard', ...paths)
  for (const file of files) if (existsSync(inRoot(file))) cpSync(inRoot(file), join(folder, file))
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(inRoot('node_modules/.pnpm'), join(folder, 'node_modules/.pnpm'))
  symlinkSync(inRoot('apps/web/node_modules/@playwright'), join(folder, 'node_modules/@playwright'))
  mkdirSync(join(folder, 'node_modules/@shop'))
  symlinkSync(join(folder, 'apps/mock-api'), join(folder, 'node_modules/@shop/mock-api'))
  for (const manifest of files.filter((file) =>
    /^(?:scripts|(?:apps|packages)\/[^/]+)\/package\.json$/.test(file),
  )) {
    const modules = manifest.replace('package.json', 'node_modules')
    const filter = (source: string) => !source.slice(inRoot(modules).length).includes('/.')
    cpSync(inRoot(modules), join(folder, modules), {
      recursive: true,
      verbatimSymlinks: true,
      filter,
    })
  }
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/npx'), npx, { mode: 0o755 })
  git(folder, 'init', '--quiet', '--initial-branch', 'main')
  git(folder, 'add', '.')
  git(
    folder,
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@example.com',
    'commit',
    '--quiet',
    '--message',
    'Start',
  )
})

/** An address of this machine on its network, or another loopback address where it has none. */
const ownAddress =
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2'

/** What this machine has for the ports and addresses that the document names. */
type Names = Readonly<Record<string, string>>
/** Replaces all in one pass, since a free port may contain the digits of another name. */
const replaceNames = (text: string, entries: readonly (readonly [string, string])[]) =>
  text.replaceAll(
    new RegExp(entries.map(([name]) => RegExp.escape(name)).join('|'), 'g'),
    (found) => new Map(entries).get(found) ?? found,
  )
const here = (code: string, names: Names) => replaceNames(code, Object.entries(names))
const inDocument = (output: string, names: Names) =>
  replaceNames(
    output,
    Object.entries(names).map(([name, own]) => [own, name]),
  )

const run = (code: string, names: Names) =>
  spawn('bash', ['-euc', here(code, names)], {
    cwd: folder,
    // A group of its own, so that the server and its shell end together.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: names['4010'],
      LOG_LEVEL: 'warn',
      CI: 'true',
      PATH: [join(folder, 'bin'), dirname(process.execPath), process.env['PATH']].join(delimiter),
    },
  })

const startServer = async (code: string, names: Names) => {
  const server = run(code, names)
  const errors = text(server.stderr)
  server.stdout.resume()
  onTestFinished(async () => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM')
    await errors
  })
  const port = names[/--port (\d+)/.exec(code)?.[1] ?? '4010']
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error(`${code} exited:\n${await errors}`)
    await setTimeout(50)
  }
}

const expectOutput = ({ language, code }: Block, output: string) => {
  if (language === 'json') return expect(JSON.parse(output)).toMatchObject(JSON.parse(code))
  const pattern = RegExp.escape(code.trim()).replaceAll('…', '[\\s\\S]*?')
  expect(output.trim()).toMatch(new RegExp(`^${pattern}$`))
}

/** Runs a command of the document. @returns what it prints, with the names of the document */
const runToEnd = async (code: string, names: Names): Promise<string> => {
  const command = run(code, names)
  const [output, errors] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'close'),
  ])
  expect(command.exitCode, `${code}${errors}${output}`).toBe(0)
  return inDocument(output, names)
}

/** Does what a block is for. @returns the output of the last command */
const runBlock = async (block: Block, names: Names, lastOutput: string): Promise<string> => {
  const { use, code } = block
  const file = /^title="(.+)"$/.exec(use)?.[1]
  if (file !== undefined) writeFileSync(join(folder, file), here(code, names))
  else if (use === 'apply') execFileSync('git', ['apply', '-'], { cwd: folder, input: code })
  else if (use === 'server') await startServer(code, names)
  else if (use === 'output') expectOutput(block, lastOutput)
  else if (use === 'test') return runToEnd(code, names)
  else if (use !== '') throw new Error(`Unknown use of a block: ${use}`)
  return lastOutput
}

it.each(howTos)('$title', async ({ blocks }) => {
  expect(blocks.filter(({ use }) => use === 'test')).not.toEqual([])
  const names = { '192.168.1.20': ownAddress, 4010: await freePort(), 4011: await freePort() }
  const [start] = parseBlocks(introduction)
  const startsMock = blocks.some(
    ({ use, code }) => /server|config/.test(use) && !code.includes('--port'),
  )
  let output = ''
  for (const block of start && !startsMock ? [start, ...blocks] : blocks)
    output = await runBlock(block, names, output)
})

const inCopy = async (...args: string[]): Promise<string> => {
  const command = spawn(process.execPath, args, { cwd: folder, stdio: 'pipe' })
  const [output, errors] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'close'),
  ])
  expect(command.exitCode, `${args.join(' ')}\n${output}${errors}`).toBe(0)
  return output
}

it('a new call and a new field leave the types and the tests right that they concern', async () => {
  expect(readFileSync(join(folder, 'packages/contract/openapi.json'), 'utf8')).toContain(
    '"trainers.detail"',
  )
  await inCopy(
    'packages/contract-check/src/cli.ts',
    '--base-file',
    'packages/contract/openapi.json',
  )
  const routerTypes = 'apps/web/node_modules/@react-router/dev/bin.cjs'
  await inCopy(routerTypes, 'typegen', 'apps/web')
  const checkTypes = (part: string) =>
    inCopy('packages/contract/node_modules/typescript/bin/tsc', '--noEmit', '-p', part)
  // With the code of the other packages, which these import.
  await Promise.all(['apps/web', 'apps/mock-api', 'packages/contract-check'].map(checkTypes))
  const tests = (part: string, ...files: string[]) =>
    inCopy(
      'packages/contract/node_modules/vitest/vitest.mjs',
      'run',
      '--testTimeout=120000',
      '--root',
      part,
      ...files,
    )
  await Promise.all([
    tests('packages/contract', 'src/operations.test.ts'),
    tests('packages/contract-check', 'test/document.test.ts'),
    // The how-to of a field updates the JSON schema of seeds.
    tests('apps/mock-api', 'test/ownership.test.ts', 'test/own-seed.test.ts', '--update'),
    tests('apps/web', 'app/features/trainers'),
  ])
  const changed = git(folder, 'ls-files', '--modified', '--others', '--exclude-standard')
  const code = changed.filter((file) => /^(?:apps|packages)\/.*\.tsx?$/.test(file))
  await inCopy(
    inRoot('node_modules/@biomejs/biome/bin/biome'),
    'check',
    '--error-on-warnings',
    ...code,
  )
}, 300_000)
