import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../root.ts'
import { refusedLicences } from '../sbom.ts'

const read = (path: string): string => readFileSync(inRoot(path), 'utf8')
const workflows = globSync('.github/workflows/*.yml', { cwd: inRoot('.') })
const settings = read('pnpm-workspace.yaml')

describe('workflows', () => {
  const actions = workflows.flatMap((path) =>
    [...read(path).matchAll(/\buses: *(.*)/g)].map(([, action = '']) => action.trim()),
  )

  it('name every action by its commit, with the version in a comment', { tags: ['@L16'] }, () => {
    expect(actions.length).toBeGreaterThan(0)
    expect(actions.filter((action) => !/^[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([])
  })

  it('use the same commit of an action everywhere', () => {
    expect(new Set(actions).size).toBe(new Set(actions.map((action) => action.split('@')[0])).size)
  })

  it('have read access only', () => {
    for (const path of workflows) expect(read(path), path).toMatch(/^permissions:\n {2}contents: read\n\n/m)
  })
})

describe('pnpm', () => {
  it('has one exact version, which continuous integration and the container use', { tags: ['@L16'] }, () => {
    expect(JSON.parse(read('package.json')).packageManager).toMatch(/^pnpm@\d+\.\d+\.\d+$/)
    for (const path of [...workflows, '.ci/run', '.ci/audit', 'deploy/Dockerfile', 'deploy/mock.Dockerfile']) {
      expect(read(path), path).not.toMatch(/npx|corepack|setup-pnpm/)
    }
  })

  it('installs no version younger than three days, and Renovate proposes none', { tags: ['@L16'] }, () => {
    expect(settings).toMatch(/^minimumReleaseAge: 4320$/m)
    expect(JSON.parse(read('.github/renovate.json')).minimumReleaseAge).toBe('3 days')
  })
})

it.each(['deploy/Dockerfile', 'deploy/mock.Dockerfile'])(
  'the container of %s runs without root',
  { tags: ['@L16'] },
  (path) => {
    expect(
      read(path)
        .split(/^FROM /m)
        .at(-1),
    ).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m)
  },
)

it.each(['deploy/Dockerfile', 'deploy/mock.Dockerfile'])(
  'the build of %s gets no local data and no settings',
  (path) => {
    const ignored = read(`${path}.dockerignore`).split('\n')
    for (const entry of ['**/.data', '**/.env', '**/.env.*', '.git']) expect(ignored).toContain(entry)
  },
)

describe('licences', () => {
  const component = (license: object | undefined, scope?: string) => ({
    name: 'example',
    version: '1.0.0',
    ...(scope === undefined ? {} : { scope }),
    ...(license === undefined ? {} : { licenses: [license] }),
  })

  it('allows permissive licences', () => {
    expect(
      refusedLicences([component({ license: { id: 'MIT' } }), component({ expression: '(MIT AND Zlib)' })]),
    ).toEqual([])
  })

  it('refuses copyleft licences and missing ones', () => {
    expect(refusedLicences([component({ license: { id: 'AGPL-3.0-only' } }), component(undefined)])).toEqual([
      'example@1.0.0: AGPL-3.0-only',
      'example@1.0.0: no licence',
    ])
  })

  it('allows weak copyleft for tools of developers only', () => {
    expect(refusedLicences([component({ license: { id: 'MPL-2.0' } }, 'excluded')])).toEqual([])
    expect(refusedLicences([component({ license: { id: 'MPL-2.0' } })])).toHaveLength(1)
  })
})
