/**
 * Runs the command that is its first argument. It prints it for `--help`, and refuses options, which pnpm would pass on to the last program
 * of the command.
 */
import { spawnSync } from 'node:child_process'
import { parseOptions } from './root.ts'

const [command = ''] = process.argv.splice(2, 1)
parseOptions(`It has no options, and runs: ${command}`, {})
process.exitCode = spawnSync(command, { shell: true, stdio: 'inherit' }).status ?? 1
