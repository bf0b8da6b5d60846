import { availableParallelism } from 'node:os'
import { execa } from 'execa'
import { inRoot } from './root.ts'

/**
 * Runs tasks of the workspaces through turbo, which skips what has not changed.
 * `quiet` shows a task only when it fails; `keepGoing` runs what does not depend on a failed task.
 * Resolves to whether all of them succeeded; their output goes to this terminal, whole, one task after the other.
 */
export const turbo = async (
  tasks: readonly string[],
  { quiet = false, keepGoing = false }: { readonly quiet?: boolean; readonly keepGoing?: boolean } = {},
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
