import { fileURLToPath } from 'node:url'

/** Settings that the tests of every package share; `scripts/test.ts` adds up the JSON reports. */
export const test = {
  reporters: ['default', 'json'],
  outputFile: { json: 'reports/test.json' },
  // Tags such as `@V3.5.3` are requirements of docs/security.md: scripts/test/security.test.ts checks them.
  strictTags: false,
  // A time-out is for tests that hang: a busy machine must not trigger it.
  testTimeout: 30_000,
  // Tests start command-line tools and servers as processes: compiled code that is kept halves their start.
  env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/node-compile/', import.meta.url)) },
}
