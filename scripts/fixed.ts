/** Runs a command without options: pnpm would pass them on to its last program. `node scripts/fixed.ts "<command>"`. */
import { spawnSync } from 'node:child_process'
import { parseOptions } from './root.ts'

const [command = ''] = process.argv.splice(2, 1)
parseOptions(`It has no options, and runs: ${command}`, {})
process.exitCode = spawnSync(command, { shell: true, stdio: 'inherit' }).status ?? 1
