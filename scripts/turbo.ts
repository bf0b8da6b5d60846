import { availableParallelism } from 'node:os'
import { execa } from 'execa'
import { inRoot } from './root.ts'

interface TurboOptions {
  /** Shows the output of failed tasks only. */
  readonly quiet?: boolean
  /** Runs the tasks that do not depend on a failed one. */
  readonly keepGoing?: boolean
}

/** Runs tasks of all workspaces through turbo, without telemetry; resolves to whether all succeeded. */
export const turbo = async (
  tasks: readonly string[],
  { quiet = false, keepGoing = false }: TurboOptions = {},
): Promise<boolean> => {
  const { exitCode } = await execa(
    'turbo',
    [
      'run',
      ...tasks,
      `--concurrency=${Math.max(2, availableParallelism())}`,
      `--output-logs=${quiet ? 'errors-only' : 'new-only'}`,
      '--log-order=grouped',
      ...(keepGoing ? ['--continue'] : []),
      // The catalogue of another host changes without a change of any file.
      ...(process.env['CATALOGUE_URL'] || process.env['VITE_API_URL'] ? ['--force'] : []),
    ],
    {
      cwd: inRoot('.'),
      preferLocal: true,
      localDir: inRoot('.'),
      stdio: 'inherit',
      reject: false,
      env: {
        TURBO_TELEMETRY_DISABLED: '1',
        TURBO_NO_UPDATE_NOTIFIER: '1',
        DO_NOT_TRACK: '1',
        FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
      },
    },
  )
  return exitCode === 0
}

// `node scripts/turbo.ts build` runs one task from the command line.
if (import.meta.main) process.exit((await turbo(process.argv.slice(2))) ? 0 : 1)
