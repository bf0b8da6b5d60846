import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Without it a start takes 60 percent more processor time, for types that are removed and code that
// is compiled again.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compiled'))
await import('./start-server.ts')
