/** The commands of docs/how-tos.md, run in a copy of the repository, print what the document says. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inRoot } from '../root.ts'

interface Block {
  readonly language: string
  /** What follows the language: `server`, `test`, `output`, `apply` or `title="FILE"`; empty for a block that is not run. */
  readonly use: string
  readonly code: string
}

const parseBlocks = (markdown: string): Block[] =>
  [...markdown.matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm)].map(([, language = '', use = '', code = '']) => ({
    language,
    use,
    code,
  }))

const [introduction = '', ...sections] = readFileSync(inRoot('docs/how-tos.md'), 'utf8').split(/^## /m)
const howTos = sections.map((section) => ({
  title: section.slice(0, section.indexOf('\n')),
  blocks: parseBlocks(section),
}))

const folder = mkdtempSync(join(tmpdir(), 'how-tos-'))
const packages = ['apps/mock-api', 'packages/contract', 'packages/design']

/** A repository with the tracked files that the commands need, and the installed packages. */
const copyRepository = () => {
  const files = execFileSync(
    'git',
    [
      'ls-files',
      '--cached',
      '--others',
      '--exclude-standard',
      '.gitignore',
      'package.json',
      'docs/decisions',
      'scripts/*.ts',
      ...packages,
    ],
    { cwd: inRoot('.'), encoding: 'utf8' },
  )
  for (const file of files
    .trim()
    .split('\n')
    .filter((name) => existsSync(inRoot(name))))
    cpSync(inRoot(file), join(folder, file))
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(inRoot('node_modules/.pnpm'), join(folder, 'node_modules/.pnpm'))
  symlinkSync(inRoot('apps/web/node_modules/@playwright'), join(folder, 'node_modules/@playwright'))
  for (const name of packages) {
    // The links inside are relative: those between packages lead to the copies.
    cpSync(inRoot(`${name}/node_modules`), join(folder, name, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !/node_modules\/\./.test(source.slice(inRoot(name).length)),
    })
  }
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/npx'), npx, { mode: 0o755 })
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: folder })
  git('init', '--quiet', '--initial-branch', 'main')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Start')
}

const freePort = async (): Promise<string> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return String(typeof address === 'object' ? address?.port : '')
}

/** An address of this machine on its network, or another loopback address where it has none. */
const ownAddress =
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2'

/** Replaces what the document names by what this machine has, and in the other direction. */
type Names = Readonly<Record<string, string>>
const here = (code: string, names: Names): string =>
  Object.entries(names).reduce((result, [name, own]) => result.replaceAll(name, own), code)
const inDocument = (output: string, names: Names): string =>
  Object.entries(names).reduce((result, [name, own]) => result.replaceAll(own, name), output)

/** npx without the start of pnpm, in the same Node. The packed mock is that of the repository. */
const npx = `#!/usr/bin/env bash
if [ "$1" = pnpm ]; then exec node --run "$2" -- "\${@:3}"; fi
if [ "$1" = shop-mock ]; then exec node --run mock -- "\${@:2}"; fi
exec node "node_modules/@$1/test/cli.js" "\${@:2}"
`

const run = (code: string, port: string | undefined) =>
  spawn('bash', ['-euc', code], {
    cwd: folder,
    // A group of its own, so that the server and its shell end together.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: port,
      CI: 'true',
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: join(folder, 'compile-cache'),
      PATH: [join(folder, 'bin'), dirname(process.execPath), process.env['PATH']].join(delimiter),
    },
  })

const startServer = async (code: string, names: Names) => {
  const documented = /--port (\d+)/.exec(code)?.[1] ?? '4010'
  const server = run(here(code, names), names[documented])
  const errors = text(server.stderr)
  server.stdout.resume()
  const readyUrl = `http://127.0.0.1:${names[documented]}/readyz`
  while (!(await fetch(readyUrl).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error(`${code} exited:\n${await errors}`)
    await setTimeout(50)
  }
  return async () => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM')
    await errors
  }
}

const expectOutput = ({ language, code }: Block, output: string) => {
  if (language === 'json') return expect(JSON.parse(output)).toMatchObject(JSON.parse(code))
  const pattern = code
    .trim()
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('…', '[\\s\\S]*?')
  expect(output.trim()).toMatch(new RegExp(`^${pattern}$`))
}

const runBlocks = async (blocks: readonly Block[], names: Names, stops: (() => Promise<void>)[]) => {
  let output = ''
  for (const block of blocks) {
    const file = /^title="(.+)"$/.exec(block.use)?.[1]
    if (file !== undefined) writeFileSync(join(folder, file), here(block.code, names))
    else if (block.use === 'apply') execFileSync('git', ['apply', '-'], { cwd: folder, input: block.code })
    else if (block.use === 'server') stops.push(await startServer(block.code, names))
    else if (block.use === 'output') expectOutput(block, output)
    else if (block.use === 'test') {
      const command = run(here(block.code, names), names['4010'])
      const [out, errors] = await Promise.all([text(command.stdout), text(command.stderr), once(command, 'close')])
      expect(command.exitCode, `${block.code}${errors}${out}`).toBe(0)
      output = inDocument(out, names)
    } else if (block.use !== '') throw new Error(`Unknown use of a block: ${block.use}`)
  }
}

/** Milliseconds. Each how-to starts processes, on a machine that may be busy. */
const timeout = 120_000

const commonNames: Record<string, string> = { '192.168.1.20': ownAddress }
let stopCommon: (() => Promise<void>) | undefined

beforeAll(async () => {
  copyRepository()
  commonNames['4010'] = await freePort()
  const [start] = parseBlocks(introduction)
  stopCommon = await startServer(start?.code ?? '', commonNames)
}, timeout)

afterAll(() => stopCommon?.())

it.each(howTos)(
  '$title',
  async ({ blocks }) => {
    expect(blocks.filter(({ use }) => use === 'test')).not.toEqual([])
    const isCommon = !blocks.some(({ use, code }) => /server|config/.test(use) && !code.includes('--port'))
    const names = { ...commonNames, ...(!isCommon && { 4010: await freePort() }), 4011: await freePort() }
    const stops: (() => Promise<void>)[] = []
    try {
      await runBlocks(blocks, names, stops)
    } finally {
      for (const stop of stops.reverse()) await stop()
    }
  },
  timeout,
)
