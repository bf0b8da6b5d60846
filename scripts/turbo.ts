import { type ChildProcess, spawn } from 'node:child_process'
import { inRoot } from '@shop/tooling/in-root'

/** Runs tasks of turbo, without its telemetry. */
export const runTurbo = (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcess =>
  spawn(process.execPath, [inRoot('node_modules/turbo/bin/turbo'), 'run', ...args], {
    cwd: inRoot('.'),
    stdio: 'inherit',
    env: { ...process.env, ...env, DO_NOT_TRACK: '1' },
  })
