/** What every package's tests share: a report for people, and one that `scripts/test.ts` adds up. */
export const test = {
  reporters: ['default', 'json'],
  outputFile: { json: 'reports/vitest.json' },
}
