import { existsSync } from 'node:fs'
import { installPackages } from './system.ts'

/** What the tests of the delivered nginx configuration need, by Debian's package and a file of it. */
const needed = [
  ['nginx', '/usr/sbin/nginx'],
  ['libnginx-mod-http-brotli-static', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
] as const

// Where it cannot be had, those tests say that they were not tried; nothing else depends on it.
const missing = needed.filter(([, file]) => !existsSync(file)).map(([name]) => name)
if (missing.length === 0) {
  console.log('nginx: installed on this machine')
} else {
  console.log(`Installing the system's own ${missing.join(' and ')}…`)
  const problem = await installPackages(missing)
  console.log(problem === undefined ? 'nginx: installed just now' : `nginx: its tests are not tried, since ${problem}`)
}
