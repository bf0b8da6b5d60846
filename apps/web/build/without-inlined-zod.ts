import type { Plugin } from 'vite'

/** What the library says of its first function: its own code begins here, after the zod that is bundled before it. */
const START_OF_TS_REST = '/** @deprecated use isStandardSchema */'

/**
 * Takes the zod 3 that @ts-rest/core 3.53.0-rc.1 carries inside out of the browser's bundle (10 KiB compressed). It serves
 * only contracts written with zod 3, and four deprecated schemas that nothing here imports; ours is zod 4, which
 * ts-rest reads through the Standard Schema interface. A release that is built otherwise fails the build with one line.
 */
export const withoutInlinedZod = (): Plugin => ({
  name: 'without-inlined-zod',
  enforce: 'pre',
  transform: {
    filter: { id: /@ts-rest[\\/]core[\\/]index\.esm\.mjs/ },
    handler(code) {
      const start = code.indexOf(START_OF_TS_REST)
      if (start < 0) this.error('@ts-rest/core has changed: see build-plugins/without-inlined-zod.ts')
      const schemas = /const (ZodErrorSchema|RequestValidationErrorSchema\w*) = z\.object\([\s\S]*?\n\}\);\n/g
      const rest = code.slice(start).replace(schemas, 'const $1 = undefined;\n')
      return { code: `class ZodObject {}\nclass ZodError extends Error {}\n${rest}`, map: null }
    },
  },
})
