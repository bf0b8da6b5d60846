import { availableParallelism } from 'node:os'
import { execa } from 'execa'
import { inRoot } from './root.ts'

/**
 * Runs tasks of the workspaces through turbo, which skips what has not changed.
 * Resolves to whether all of them succeeded; their output goes to this terminal, whole, one task after the other.
 */
export const turbo = async (tasks: readonly string[], flags: readonly string[] = []): Promise<boolean> => {
  const { exitCode } = await execa(
    'turbo',
    [
      'run',
      ...tasks,
      `--concurrency=${Math.max(2, availableParallelism())}`,
      '--output-logs=new-only',
      '--log-order=grouped',
      ...flags,
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
