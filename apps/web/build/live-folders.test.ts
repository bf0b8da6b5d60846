// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { liveFolders } from './live-folders.ts'

it('a file outside the root is current after each git apply, checkout and switch', async () => {
  const root = mkdtempSync(join(tmpdir(), 'live-folders-'))
  const git = (args: string, input?: string) =>
    execFileSync(
      'git',
      ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args.split(' ')],
      {
        cwd: root,
        input,
        encoding: 'utf8',
      },
    )
  for (const folder of ['app', 'shared']) mkdirSync(join(root, folder))
  const write = (value: string) =>
    writeFileSync(join(root, 'shared/value.ts'), `export const value = '${value}'\n`)
  writeFileSync(join(root, 'app/entry.ts'), "export { value } from '../shared/value.ts'\n")
  write('main')
  git('init --quiet --initial-branch main')
  git('add .')
  git('commit --quiet --message main')
  git('switch --quiet --create wip')
  write('wip')
  git('commit --quiet --all --message wip')
  git('switch --quiet main')
  write('edited')
  const patch = git('diff')
  git('checkout --quiet .')

  const server = await createServer({
    configFile: false,
    root: join(root, 'app'),
    logLevel: 'silent',
    plugins: [liveFolders([join(root, 'shared')])],
    server: { host: '127.0.0.1', port: 0, ws: false },
  })
  onTestFinished(() => server.close())
  await server.listen()
  const seen = (value: string) =>
    expect
      .poll(async () => (await server.ssrLoadModule('/entry.ts'))['value'], {
        timeout: 5000,
        interval: 50,
      })
      .toBe(value)
  await seen('main')
  for (const _round of [1, 2, 3]) {
    git('apply -', patch)
    await seen('edited')
    git('checkout --quiet .')
    git('switch --quiet wip')
    await seen('wip')
    git('switch --quiet main')
    await seen('main')
  }
})
