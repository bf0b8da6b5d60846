import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { nginxFiles } from '@shop/tooling/nginx-packages'
import { untilReady } from '@shop/tooling/until-ready'
import { onTestFinished } from 'vitest'

const configuration = resolve(import.meta.dirname, '../../../deploy/mock-cluster/nginx.conf')

/**
 * nginx with deploy/mock-cluster/nginx.conf in front of processes on this machine, until the test
 * has finished. Returns its origin.
 * @param ports of the processes, three at most
 */
export const startCluster = async (port: number, ports: readonly number[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-cluster-'))
  // A worker of nginx may run as another user.
  chmodSync(folder, 0o755)
  const site = readFileSync(configuration, 'utf8')
    .replaceAll('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('server_name localhost', 'server_name 127.0.0.1 localhost')
    .replace(/^ *server mock-(\d):4010/gm, (_all, index: string) => {
      const target = ports[Number(index)]
      return target === undefined ? '#' : `  server 127.0.0.1:${target}`
    })
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const paths = folders.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n')
  const head = [
    'daemon off;',
    `pid ${join(folder, 'nginx.pid')};`,
    `error_log ${join(folder, 'error.log')};`,
    'events {}',
  ].join('\n')
  writeFileSync(join(folder, 'nginx.conf'), `${head}\nhttp {\n${paths}\n${site}}\n`)
  const server = spawn(nginxFiles.nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  })
  onTestFinished(() => void server.kill('SIGTERM'))
  const origin = `http://127.0.0.1:${port}`
  await untilReady(`${origin}/healthz`, 10)
  return origin
}
