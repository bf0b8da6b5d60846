/** Builds the package `shop-conform`, which needs no workspace, in `dist/`, for `pnpm pack`. */
import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { licencesOf } from '@shop/tooling/licences'
import { rolldown } from 'rolldown'
import manifest from '../package.json' with { type: 'json' }

const folder = resolve(import.meta.dirname, '..')
const dist = join(folder, 'dist')
rmSync(dist, { recursive: true, force: true })
const bundle = await rolldown({ input: { conform: join(folder, 'src/cli.ts') }, platform: 'node' })
const { output } = await bundle.write({ dir: dist })
writeFileSync(join(dist, 'LICENSES.txt'), licencesOf(output))
// An older Node.js cannot even load the bundle.
writeFileSync(
  join(dist, 'shop-conform.js'),
  `#!/usr/bin/env node
if (parseInt(process.versions.node, 10) >= 24) await import('./conform.js')
else {
  const { node } = process.versions
  process.stderr.write(\`conform needs Node.js 24 or newer, and this is \${node}\\n\`)
  process.exitCode = 2
}
`,
)
const { version, type } = manifest
const described = {
  ...{ name: 'shop-conform', version, type },
  description: 'Checks a host of the shop against its contract.',
  license: 'UNLICENSED',
  engines: { node: '>=24' },
  bin: { 'shop-conform': 'shop-conform.js' },
}
writeFileSync(join(dist, 'package.json'), JSON.stringify(described, null, 2))
