import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

const onGitHub: ['github-actions', object] = [
  'github-actions',
  { jobSummary: { title: `Tests of ${basename(process.cwd())}` } },
]

/** Settings that the tests of every package share; `scripts/test.ts` adds up the JSON reports. */
export const test = {
  // A list of reporters replaces Vitest's own choice, which annotates failed lines on GitHub.
  reporters: [
    'default' as const,
    'json' as const,
    ...(process.env['GITHUB_ACTIONS'] ? [onGitHub] : []),
  ],
  outputFile: { json: 'reports/test.json' },
  globalSetup: fileURLToPath(new URL('packages/tooling/src/temporary-folder.ts', import.meta.url)),
  // By default one core is left free, which is half of a small machine.
  maxWorkers: '100%',
  // A time-out is for tests that hang: a busy machine must not trigger it.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
  // Tests start command-line tools and servers as processes: compiled code that is kept halves
  // their start.
  env: {
    NODE_COMPILE_CACHE: fileURLToPath(
      new URL('node_modules/.cache/node-compile/', import.meta.url),
    ),
  },
}

/** The whole configuration of a package whose tests need nothing else. */
export default { test: { ...test, isolate: false } }
