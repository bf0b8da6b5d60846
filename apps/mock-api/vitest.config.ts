import { missingNginxPackages } from '@shop/tooling/nginx-packages'
import { configDefaults, defineConfig } from 'vitest/config'
import { test } from '../../vitest.base.ts'

// Continuous integration installs nginx or fails; on other machines its test is left out, with a
// message.
const hasNginx = process.env['CI'] !== undefined || !missingNginxPackages().includes('nginx')
if (!hasNginx)
  process.stderr.write('Left out: cluster.slow.test.ts, because nginx is not installed.\n')

// Each test builds an app of its own, so files can share loaded modules: loading them again for
// each file takes longer than the tests.
export default defineConfig({
  test: {
    ...test,
    include: ['test/**/*.test.ts', 'package/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(hasNginx ? [] : ['test/cluster.slow.test.ts'])],
    isolate: false,
    pool: 'threads',
  },
})
