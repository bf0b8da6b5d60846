import { defineConfig } from 'vitest/config'
import { test } from '../../vitest.base.ts'
import { parseSite } from './app/config/parse-site.ts'
import { contractOutlines } from './build/contract-outline.ts'
import siteData from './public/data.json' with { type: 'json' }

/** Tests of modules with a state of their own. */
const stateful = ['app/state/**/*.test.ts', 'app/components/toast/*.test.ts']

// Unit tests only: test/ needs the built shop (vitest.site.config.ts), e2e/ a browser.
export default defineConfig({
  define: {
    ...contractOutlines,
    __INFORMATION_PAGES__: '[]',
    __SITE_DATA__: JSON.stringify(parseSite(siteData)),
  },
  test: {
    ...test,
    projects: [
      {
        extends: true,
        test: {
          name: 'components',
          include: ['app/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: 'test/support/testing-library.ts',
        },
      },
      { extends: true, test: { name: 'stateful', include: stateful } },
      // These files share loaded modules: loading them again for each file takes longer than the
      // tests.
      {
        extends: true,
        test: {
          name: 'stateless',
          include: ['app/**/*.test.ts', 'build/**/*.test.ts'],
          exclude: stateful,
          isolate: false,
        },
      },
    ],
  },
})
