/** `pnpm mock`: the mock API alone, until it or npx is stopped. */
import { watchLaunchers } from './launchers.ts'

watchLaunchers(() => process.kill(process.pid, 'SIGTERM'))
await import(new URL('../apps/mock-api/src/server.ts', import.meta.url).href)
