import { inRoot } from './root.ts'

/** A server that `pnpm dev` starts. */
export interface DevServer {
  readonly name: string
  readonly readyUrl: string
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly stdout: 'inherit' | 'ignore'
  readonly env: Readonly<Record<string, string>>
}

type Environment = Readonly<Record<string, string | undefined>>

/** The API and the shop; with API_URL the shop alone, for that API. */
export const devServers = (env: Environment, apiPort: number, webPort: number): DevServer[] => {
  const {
    API_URL: apiUrl,
    DATA_FILE: dataFile,
    WORLDS_DIR: worldsDir = inRoot('apps/mock-api/.data'),
    LOG_LEVEL: logLevel = 'warn',
  } = env
  const shop: DevServer = {
    name: 'shop',
    readyUrl: `http://localhost:${webPort}/`,
    command: 'react-router',
    args: ['dev'],
    cwd: inRoot('apps/web'),
    stdout: 'ignore',
    env: { WEB_PORT: String(webPort), API_URL: apiUrl || `http://127.0.0.1:${apiPort}` },
  }
  const api: DevServer = {
    name: 'API',
    readyUrl: `http://127.0.0.1:${apiPort}/healthz`,
    command: process.execPath,
    args: ['--watch', '--watch-preserve-output', 'apps/mock-api/src/server.ts'],
    // Files in the environment, such as SEED, are relative to the root.
    cwd: inRoot('.'),
    stdout: 'inherit',
    env: {
      PORT: String(apiPort),
      LOG_LEVEL: logLevel,
      SHOP_URL: `http://*.localhost:${webPort}`,
      // In files, every world survives the restart after a change of the API's code.
      ...(dataFile === undefined && { WORLDS_DIR: worldsDir }),
    },
  }
  return apiUrl ? [shop] : [api, shop]
}
