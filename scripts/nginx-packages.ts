import { existsSync } from 'node:fs'

/** What the delivered nginx configuration is tried with: Debian's packages, and the file of each that is used. */
export const nginxFiles = {
  nginx: '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
} as const

/** The packages that this machine lacks of them. */
export const missingNginxPackages = (): readonly string[] =>
  Object.entries(nginxFiles)
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name)
