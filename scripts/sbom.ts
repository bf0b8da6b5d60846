/**
 * Writes a bill of materials (CycloneDX) and a list of licences to `reports/`: `pnpm run sbom`. Fails for a licence that is not
 * allowed. Both list what is installed on this system.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { execa } from 'execa'
import { inRoot, stop } from './root.ts'

interface Component {
  readonly group?: string
  readonly name: string
  readonly version: string
  /** `excluded` marks packages that only development needs. */
  readonly scope?: string
  readonly licenses?: readonly {
    readonly expression?: string
    readonly license?: { readonly id?: string; readonly name?: string }
  }[]
}

/** Licences that permit use in a product without its source code, as the packages write them. */
const allowed = new Set([
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'ISC',
  // A separate library that can be replaced: libvips, with which the mock decodes pictures.
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'MIT',
  'MIT OR Apache-2.0',
  'OFL-1.1',
  'Unlicense',
])

/** Licences that are allowed for tools of developers only: nothing of them becomes part of the shop. */
const allowedForTools = new Set(['MPL-2.0', 'WTFPL'])

/** Packages whose metadata names no known licence, with the licence that their files contain. */
const exceptions: Readonly<Record<string, string>> = {
  '@cspell/dict-en-common-misspellings': 'CC-BY-SA-4.0, a word list for the spelling check',
  'png-js': 'MIT, in its LICENSE file',
}

/** The shared library of the pictures' codec: used unchanged, in the mock alone, which is not delivered to customers. */
const isImageLibrary = (component: Component): boolean =>
  fullName(component).startsWith('@img/sharp-') && licenceOf(component).includes('LGPL-3.0-or-later')

const fullName = ({ group, name }: Component): string => (group === undefined ? name : `${group}/${name}`)

const licenceOf = (component: Component): string =>
  component.licenses?.map(({ expression, license }) => expression ?? license?.id ?? license?.name).join(', ') ?? ''

const isTool = ({ scope }: Component): boolean => scope === 'excluded'

const isAllowed = (component: Component): boolean =>
  allowed.has(licenceOf(component)) ||
  isImageLibrary(component) ||
  (isTool(component) && (allowedForTools.has(licenceOf(component)) || fullName(component) in exceptions))

/** Packages with a licence that is not on the lists above. */
export const refusedLicences = (components: readonly Component[]): readonly string[] =>
  components
    .filter((component) => !isAllowed(component))
    .map((component) => `${fullName(component)}@${component.version}: ${licenceOf(component) || 'no licence'}`)

const licenceTable = (components: readonly Component[]): string =>
  [
    '| package | version | licence | needed for |',
    '| --- | --- | --- | --- |',
    ...components
      .map((component) => {
        const licence = licenceOf(component) || exceptions[fullName(component)]
        return `| ${fullName(component)} | ${component.version} | ${licence} | ${isTool(component) ? 'development' : 'the product'} |`
      })
      .toSorted(),
    '',
  ].join('\n')

if (import.meta.main) {
  const file = inRoot('reports/sbom.cdx.json')
  mkdirSync(inRoot('reports'), { recursive: true })
  await execa('pnpm', ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--out', file], {
    cwd: inRoot('.'),
  })
  const bill: { readonly components: readonly Component[] } = JSON.parse(readFileSync(file, 'utf8'))
  const components = bill.components.filter(({ group }) => group !== '@shop')
  writeFileSync(inRoot('reports/licences.md'), licenceTable(components))
  const refused = refusedLicences(components)
  if (components.length === 0) stop('The bill of materials is empty: install the packages first.')
  if (refused.length > 0) stop(`Licences that scripts/sbom.ts does not allow:\n${refused.join('\n')}`)
  console.log(`${components.length} packages, all with an allowed licence: reports/sbom.cdx.json, reports/licences.md`)
}
