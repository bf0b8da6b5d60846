/**
 * What a stranger could change in the build: actions, versions and the rights of workflows and
 * containers.
 */
import { globSync, readFileSync } from 'node:fs'
import { inRoot } from '@shop/tooling/in-root'
import { expect, it } from 'vitest'

const read = (path: string): string => readFileSync(inRoot(path), 'utf8')
const workflows = globSync('.github/workflows/*.yml', { cwd: inRoot('.') })

it.each(workflows)(
  '%s names actions by commit and has read access only, but for comments',
  (path) => {
    const actions = [...read(path).matchAll(/\buses: *(.*)/g)].map(([, action = '']) =>
      action.trim(),
    )
    expect(actions.length).toBeGreaterThan(0)
    expect(
      actions.filter((action) => !/^[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action)),
    ).toEqual([])
    expect(read(path)).toMatch(/^permissions:\n {2}contents: read\n\n/m)
    const rights = read(path).match(/\S+: write/g) ?? []
    expect(rights).toEqual(path.endsWith('/ci.yml') ? ['pull-requests: write'] : [])
  },
)

it('installs one exact pnpm, and no package version younger than three days', () => {
  expect(JSON.parse(read('package.json')).packageManager).toMatch(/^pnpm@\d+\.\d+\.\d+$/)
  expect(read('pnpm-workspace.yaml')).toMatch(/^minimumReleaseAge: 4320$/m)
  expect(JSON.parse(read('.github/renovate.json')).minimumReleaseAge).toBe('3 days')
})

it.each(['deploy/Dockerfile', 'deploy/mock.Dockerfile'])(
  '%s runs without root and without local data',
  (path) => {
    const lastStage = read(path)
      .split(/^FROM /m)
      .at(-1)
    expect(lastStage).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m)
    const ignored = read(`${path}.dockerignore`).split('\n')
    for (const entry of ['**/.data', '**/.env', '**/.env.*', '.git'])
      expect(ignored).toContain(entry)
  },
)
