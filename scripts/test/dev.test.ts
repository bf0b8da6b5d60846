import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { windowsBrowsers } from '../browser.ts'
import { devServers } from '../dev-servers.ts'
import { inRoot } from '../root.ts'

it('starts the mock with every world in a file, and the shop', () => {
  const [api, shop] = devServers({}, 4010, 5173)
  expect(api).toMatchObject({ name: 'API', env: { PORT: '4010', WORLDS_DIR: inRoot('apps/mock-api/.data') } })
  expect(shop).toMatchObject({ name: 'shop', env: { API_URL: 'http://127.0.0.1:4010', WEB_PORT: '5173' } })
  expect(devServers({ DATA_FILE: 'x.db' }, 4010, 5173)[0]?.env).not.toHaveProperty('WORLDS_DIR')
})

it('starts no mock with API_URL, and passes it to the shop', () => {
  const servers = devServers({ API_URL: 'https://admin.example.com' }, 4010, 5173)
  expect(servers).toMatchObject([{ name: 'shop', env: { API_URL: 'https://admin.example.com' } }])
})

it('refuses an API_URL without http or https, which the proxy would look for on this machine', () => {
  const env = { ...process.env, API_URL: 'staging.example.com' }
  const { status, stderr } = spawnSync(process.execPath, [inRoot('scripts/dev.ts')], { env, encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining('API_URL="staging.example.com" is not a URL')])
})

it('notices that the shell that started it has been killed', async () => {
  const watcher = join(import.meta.dirname, '../launchers.ts')
  const code = `import(${JSON.stringify(watcher)}).then(({ watchLaunchers }) => {
    const timer = setInterval(() => {}, 1000)
    watchLaunchers(() => { console.log('gone'); clearInterval(timer) })
    console.log('watching')
  })`
  // The second command keeps the shell from replacing itself by the first.
  const shell = spawn('sh', ['-c', '"$0" -e "$1"; true', process.execPath, code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: shell.stdout })[Symbol.asyncIterator]()
  expect((await lines.next()).value).toBe('watching')
  shell.kill('SIGKILL')
  await once(shell, 'exit')
  expect((await lines.next()).value).toBe('gone')
})

it('looks for Chrome and Edge where Windows installs them', () => {
  expect(windowsBrowsers({ PROGRAMFILES: 'C:\\Program Files' })).toEqual([
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
  ])
})
