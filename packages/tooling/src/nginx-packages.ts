import { existsSync } from 'node:fs'

/** The Debian packages that the tests of deploy/nginx.conf need, and the file of each. */
export const nginxFiles = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
} as const

/** The names of those packages that are not installed. */
export const missingNginxPackages = (): readonly string[] =>
  Object.entries(nginxFiles)
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name)
