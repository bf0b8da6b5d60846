/**
 * Builds the package that runs without this workspace, in `dist/`; `pnpm pack` calls it. JavaScript and types contain what they
 * depend on, so that nothing else has to be installed.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import manifest from '../package.json' with { type: 'json' }

const app = resolve(import.meta.dirname, '..')
const root = resolve(app, '../..')
const dist = join(app, 'dist')
const contract = join(root, 'packages/contract/src')

/** Resolves a dependency of a dependency. */
const resolveFrom = (...path: readonly string[]): string =>
  path.reduce((from, specifier) => createRequire(from).resolve(specifier), import.meta.url)

/**
 * The scripts are bundled at the top of `dist`; other files of `src` keep their path. So paths relative to a module start from
 * where the module would be. Files of dependencies are copied, of an index page its whole folder.
 */
const filePaths: Plugin = {
  name: 'file-paths',
  transform(code, id) {
    if (!id.startsWith(join(app, 'src'))) return null
    return code
      .replaceAll('import.meta.url', `new URL('./${relative(app, id)}', import.meta.url).href`)
      .replace(/import\.meta\.resolve\('(.+?)'\)/g, (_all, specifier: string) => {
        const file = fileURLToPath(import.meta.resolve(specifier))
        const target = join('files', specifier)
        const isFolder = basename(file) === 'index.html'
        cpSync(isFolder ? dirname(file) : file, join(dist, isFolder ? dirname(target) : target), { recursive: true })
        return `new URL('./${target}', import.meta.url).href`
      })
  },
}

/** Modules of Node of which the mock uses more than Node 22 has. */
const compatibleModules: Plugin = {
  name: 'compatible-modules',
  resolveId(source, importer = '') {
    if (!importer.startsWith(join(app, 'src'))) return null
    const name = /^node:(sqlite|crypto)$/.exec(source)?.[1]
    return name === undefined ? null : join(import.meta.dirname, `node-${name}.ts`)
  },
}

/** A worker writes the log; pino finds its files here. */
const commandBanner = `#!/usr/bin/env node
globalThis.__bundlerPathsOverrides = {
  'thread-stream-worker': import.meta.dirname + '/log-worker.js',
  'pino-pretty': import.meta.dirname + '/log-lines.js',
}`

/** Returns the paths of all bundled modules. */
const bundleScripts = async (): Promise<readonly string[]> => {
  const bundle = await rolldown({
    input: {
      index: join(app, 'src/create-mock.ts'),
      'shop-mock': join(app, 'src/start-server.ts'),
      'log-worker': resolveFrom('fastify', 'pino', 'thread-stream', './lib/worker.js'),
      'log-lines': resolveFrom('pino-pretty'),
    },
    platform: 'node',
    plugins: [filePaths, compatibleModules],
  })
  const { output } = await bundle.write({
    dir: dist,
    format: 'esm',
    chunkFileNames: '[name].js',
    banner: ({ name }) => (name === 'shop-mock' ? commandBanner : ''),
  })
  await bundle.close()
  return output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
}

const copyFiles = (): void => {
  for (const file of globSync('src/**/*.{html,css,js,svg,jpg,png}', { cwd: app }))
    cpSync(join(app, file), join(dist, file))
  cpSync(join(app, 'scenarios'), join(dist, 'scenarios'), { recursive: true })
  for (const file of ['seed.schema.json', 'README.md']) cpSync(join(app, file), join(dist, file))
  cpSync(join(root, 'packages/contract/openapi.json'), join(dist, 'openapi.json'))
}

/** The licences of the bundled packages, which require that copies include them. */
const writeLicences = (modules: readonly string[]): void => {
  const packages = new Set(modules.map((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0] ?? ''))
  const texts = [...packages].sort().flatMap((folder) => {
    const file = folder && readdirSync(folder).find((name) => /^(?:license|licence)/i.test(name))
    return file ? [`${folder.split('/node_modules/').at(-1)}\n\n${readFileSync(join(folder, file), 'utf8')}`] : []
  })
  writeFileSync(join(dist, 'LICENSES.txt'), texts.join(`\n${'-'.repeat(80)}\n`))
}

/** Where the type declarations of a module are copied from, by its specifier. */
const typePackages: Readonly<Record<string, string>> = {
  '@shop/contract': 'packages/contract/src/index.d.ts',
  'zod/mini': 'zod/mini/index.d.ts',
  'zod/v4/core': 'zod/v4/core/index.d.ts',
}

/** Declarations of the library, with those of the modules that they import. */
const bundleTypes = (): void => {
  const emitted = join(dist, '.types')
  mkdirSync(emitted)
  const config = join(emitted, 'tsconfig.json')
  const compilerOptions = {
    ...{ noEmit: false, emitDeclarationOnly: true, declaration: true, rootDir: root, outDir: emitted },
    // As sources: of a package in node_modules, no declarations are emitted.
    paths: { '@shop/contract': [join(contract, 'index.ts')], '@shop/contract/*': [join(contract, '*.ts')] },
  }
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(app, 'tsconfig.json'),
      compilerOptions,
      include: [join(app, 'src/create-mock.ts')],
    }),
  )
  const compiler = join(dirname(resolveFrom('typescript/package.json')), 'bin/tsc')
  const { status } = spawnSync(process.execPath, [compiler, '-p', config], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The declarations have errors.')
  cpSync(dirname(resolveFrom('zod/package.json')), join(emitted, 'zod'), { recursive: true, dereference: true })

  const copied = new Set<string>()
  const copy = (file: string): void => {
    if (copied.has(file)) return
    copied.add(file)
    // The library's types need no routes, whose types would need ts-rest.
    const code = readFileSync(join(emitted, file), 'utf8').replace(/^export .*\/(?:router|operations)\.ts';$/gm, '')
    const rewritten = code.replace(/(\bfrom |\bimport\(|\bimport )(['"])(.+?)\2/g, (all, start, quote, specifier) => {
      const found = specifier.startsWith('.') ? join(dirname(file), specifier) : typePackages[specifier]
      if (found === undefined) return all
      const target = found.replace(/(?:\.d)?\.[tj]s$/, '.d.ts')
      copy(target)
      const path = relative(dirname(file), target).replace(/\.d\.ts$/, '.js')
      return `${start}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`
    })
    const destination = join(dist, 'types', file)
    mkdirSync(dirname(destination), { recursive: true })
    writeFileSync(destination, rewritten)
  }
  copy('apps/mock-api/src/create-mock.d.ts')
  rmSync(emitted, { recursive: true })
}

/** For `require`: Node loads the library, because the module system of Jest has no ES modules by default. */
const commonModule = `const { pathToFileURL } = require('node:url')
const { constants, runInThisContext } = require('node:vm')

const importModule = runInThisContext('(url) => import(url)', {
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
})
const library = importModule(pathToFileURL(__dirname + '/index.js').href)

exports.createMock = async (options) => (await library).createMock(options)
`

const writeManifest = (): void => {
  const { name, version, type } = manifest
  const own = {
    ...{ name, version, type },
    description: 'A mock of the shop admin host with real state: every call, a card page, mails and a console.',
    license: 'UNLICENSED',
    engines: { node: '>=22.13' },
    bin: { 'shop-mock': 'shop-mock.js' },
    exports: {
      '.': { types: './types/apps/mock-api/src/create-mock.d.ts', require: './index.cjs', default: './index.js' },
      './openapi.json': './openapi.json',
      './seed.schema.json': './seed.schema.json',
    },
  }
  writeFileSync(join(dist, 'package.json'), JSON.stringify(own, null, 2))
  writeFileSync(join(dist, 'index.cjs'), commonModule)
}

rmSync(dist, { recursive: true, force: true })
const modules = await bundleScripts()
copyFiles()
writeLicences(modules)
bundleTypes()
writeManifest()
