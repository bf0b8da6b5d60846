/**
 * Builds the package that runs without this workspace, in `dist/`; `pnpm pack` calls it. JavaScript
 * contains what it depends on; the types of the contract and of zod are bundled dependencies, so
 * that nothing else has to be installed.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { operations } from '@shop/contract'
import { licencesOf } from '@shop/tooling/licences'
import { type Plugin, rolldown } from 'rolldown'
import manifest from '../package.json' with { type: 'json' }

const app = resolve(import.meta.dirname, '..')
const root = resolve(app, '../..')
const dist = join(app, 'dist')
const write = (name: string, content: string | object) =>
  writeFileSync(
    join(dist, name),
    typeof content === 'string' ? content : JSON.stringify(content, null, 2),
  )

/** Resolves a dependency of a dependency. */
const resolveFrom = (...path: readonly string[]): string =>
  path.reduce((from, specifier) => createRequire(from).resolve(specifier), import.meta.url)

/**
 * The scripts are bundled at the top of `dist`; other files of `src` keep their path. So paths
 * relative to a module start from where the module would be. Files of dependencies are copied, of
 * an index page its whole folder.
 */
const filePaths: Plugin = {
  name: 'file-paths',
  transform(code, id) {
    if (!id.startsWith(join(app, 'src'))) return null
    return code
      .replaceAll('import.meta.url', `new URL('./${relative(app, id)}', import.meta.url).href`)
      .replace(/import\.meta\.resolve\('(.+?)'\)/g, (_all, specifier: string) => {
        const file = fileURLToPath(import.meta.resolve(specifier))
        const isFolder = basename(file) === 'index.html'
        const copied = (path: string) => (isFolder ? dirname(path) : path)
        cpSync(copied(file), join(dist, copied(join('files', specifier))), { recursive: true })
        return `new URL('./files/${specifier}', import.meta.url).href`
      })
  },
}

rmSync(dist, { recursive: true, force: true })
const bundle = await rolldown({
  input: {
    index: join(app, 'src/index.ts'),
    playwright: join(app, 'src/playwright.ts'),
    'start-server': join(app, 'src/start-server.ts'),
    'log-worker': resolveFrom('fastify', 'pino', 'thread-stream', './lib/worker.js'),
    'log-lines': resolveFrom('pino-pretty'),
  },
  platform: 'node',
  external: ['@playwright/test'],
  plugins: [filePaths],
})
// A worker writes the log; pino finds its files here.
const banner = `globalThis.__bundlerPathsOverrides = {
  'thread-stream-worker': import.meta.dirname + '/log-worker.js',
  'pino-pretty': import.meta.dirname + '/log-lines.js',
}`
const { output } = await bundle.write({
  dir: dist,
  chunkFileNames: '[name].js',
  banner: ({ name }) => (name === 'start-server' ? banner : ''),
})

// A file of its own, since an older Node fails before it runs a module that imports node:sqlite.
write(
  'shop-mock.js',
  `#!/usr/bin/env node
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error('shop-mock needs Node 24 or later, and this is Node ' + process.versions.node + '.')
  process.exit(1)
}
await import('./start-server.js')
`,
)

for (const file of globSync(
  '{src/**/*.{html,css,js,json,svg,jpg,png},scenarios/*,seed.schema.json,README.md}',
  {
    cwd: app,
  },
)) {
  cpSync(join(app, file), join(dist, file))
}
cpSync(join(root, 'packages/contract/openapi.json'), join(dist, 'openapi.json'))

write('LICENSES.txt', licencesOf(output))

// No declarations are emitted of a package in node_modules: the contract is compiled from its
// sources.
const contract = join(root, 'packages/contract/src')
const compilerOptions = {
  noEmit: false,
  emitDeclarationOnly: true,
  declaration: true,
  rootDir: root,
  outDir: 'types',
  paths: {
    '@shop/contract': [join(contract, 'index.ts')],
    '@shop/contract/*': [join(contract, '*.ts')],
  },
}
const include = [join(app, 'src/index.ts'), join(app, 'src/playwright.ts')]
write('tsconfig.json', { extends: join(app, 'tsconfig.json'), compilerOptions, include })
const compiler = join(dirname(resolveFrom('typescript/package.json')), 'bin/tsc')
execFileSync(process.execPath, [compiler, '-p', dist], { stdio: 'inherit' })
rmSync(join(dist, 'tsconfig.json'))
const bundled = join(dist, 'node_modules')
cpSync(join(dist, 'types/packages/contract/src'), join(bundled, '@shop/contract'), {
  recursive: true,
})
// The library's types need the names of operations, whose own types would need ts-rest.
const names = operations.map(({ name }) => `'${name}'`).join(' | ')
const index = readFileSync(join(bundled, '@shop/contract/index.d.ts'), 'utf8')
const withoutOperations = index.replace(/^export .*\/operations\.ts';$/gm, '')
write(
  'node_modules/@shop/contract/index.d.ts',
  `${withoutOperations}\nexport type OperationName = ${names}\n`,
)
write('node_modules/@shop/contract/package.json', {
  name: '@shop/contract',
  version: '0.0.0',
  types: 'index.d.ts',
})
const zod = dirname(resolveFrom('zod/package.json'))
for (const file of globSync('{package.json,**/*.d.{ts,cts}}', { cwd: zod }))
  cpSync(join(zod, file), join(bundled, 'zod', file))

const { name, version, type } = manifest
write('package.json', {
  name,
  version,
  type,
  description:
    'A mock of the shop admin host with real state: every call, a card page, mails and a console.',
  license: 'UNLICENSED',
  engines: { node: '>=24' },
  bin: { 'shop-mock': 'shop-mock.js' },
  exports: {
    '.': { types: './types/apps/mock-api/src/index.d.ts', default: './index.js' },
    './playwright': {
      types: './types/apps/mock-api/src/playwright.d.ts',
      default: './playwright.js',
    },
    './openapi.json': './openapi.json',
    './seed.schema.json': './seed.schema.json',
  },
  dependencies: { '@shop/contract': '0.0.0', zod: '*' },
  bundleDependencies: ['@shop/contract', 'zod'],
  peerDependencies: { '@playwright/test': '*', '@types/node': '*' },
  peerDependenciesMeta: {
    '@playwright/test': { optional: true },
    '@types/node': { optional: true },
  },
})
