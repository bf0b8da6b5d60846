/**
 * Removes each defence of scripts/mutations in a second checkout and runs the tests that are tagged with its requirements:
 * `pnpm mutate:defences`. Fails if for any of them no tagged test fails. Options: `--list`, `--tests unit|site|browser`, and
 * `--only TEXT` for the defences whose name contains it or that have this requirement, such as `--only M3`; it may be repeated.
 */
import { parseArgs } from 'node:util'
import { execa } from 'execa'
import { type Checkout, createCheckout } from './mutations/checkout.ts'
import { mutations } from './mutations/index.ts'
import type { Mutation } from './mutations/mutation.ts'
import { type Kind, runTagged } from './mutations/tagged-tests.ts'
import { inRoot, stop } from './root.ts'

const { values } = parseArgs({
  options: {
    list: { type: 'boolean' },
    only: { type: 'string', multiple: true, default: [''] },
    tests: { type: 'string' },
  },
})

const kindOf = ({ tests }: Mutation): Kind => tests ?? 'unit'
const chosen = mutations.filter(
  (mutation) =>
    values.only.some((text) => mutation.name.includes(text) || mutation.requirements.includes(text)) &&
    (values.tests ?? kindOf(mutation)) === kindOf(mutation),
)
if (chosen.length === 0) stop('No defence has this name: --list lists them.')
if (values.list) {
  for (const { name, requirements, tests = 'unit' } of chosen)
    console.log(`${name} (${tests}: ${requirements.join(', ')})`)
  process.exit(0)
}

const aborter = new AbortController()
const { signal } = aborter
// Not `once`: execa ends the process at a signal that has no other listener, before the checkout is removed.
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => aborter.abort())

/** The build of unchanged files comes from the cache of the own checkout. */
const build = async ({ folder }: Checkout): Promise<string | undefined> => {
  const args = ['run', 'build', '--output-logs=errors-only', '--cache-dir', inRoot('.turbo/cache')]
  const { exitCode, all } = await execa('turbo', args, {
    cwd: folder,
    preferLocal: true,
    localDir: folder,
    reject: false,
    all: true,
    cancelSignal: signal,
    env: { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
  })
  signal.throwIfAborted()
  return exitCode === 0 ? undefined : `the build fails:\n${all.split('\n').slice(-20).join('\n')}`
}

const isBuilt = (file: string): boolean => file.startsWith('apps/web/') || file.startsWith('packages/')

const byTests = (one: string, other: string): number => Number(one.startsWith('V')) - Number(other.startsWith('V'))

/** Why a mutation counts as survived; undefined if it was killed. */
const survival = async (checkout: Checkout, mutation: Mutation): Promise<string | undefined> => {
  const { requirements, file } = mutation
  const kind = kindOf(mutation)
  const needsBuild = kind !== 'unit' && isBuilt(file)
  try {
    return await checkout.withMutation(mutation, async () => {
      const buildProblem = needsBuild ? await build(checkout) : undefined
      if (buildProblem !== undefined) return buildProblem
      const failed = new Set<string>()
      // A finding has fewer tests than a requirement, and they often have the tags of both.
      for (const requirement of requirements.toSorted(byTests)) {
        if (failed.has(requirement)) continue
        const run = await runTagged(kind, checkout.folder, [requirement], signal, { stopsAtFailure: true })
        for (const tag of run.failed.keys()) failed.add(tag)
        if (!failed.has(requirement)) return run.problem ?? `no test of ${requirement} fails`
      }
      return undefined
    })
  } finally {
    if (needsBuild && !signal.aborted) await build(checkout)
  }
}

const startedAt = performance.now()
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`
const survived: string[] = []
const checkout = await createCheckout(signal)
try {
  for (const kind of ['unit', 'site', 'browser'] as const) {
    const group = chosen.filter((mutation) => kindOf(mutation) === kind)
    if (group.length === 0) continue
    if (kind !== 'unit') {
      const problem = await build(checkout)
      if (problem !== undefined) throw new Error(problem)
    }
    // Tests that fail anyway would count as a success.
    const requirements = [...new Set(group.flatMap((mutation) => mutation.requirements))]
    const { failed, passed, problem } = await runTagged(kind, checkout.folder, requirements, signal)
    if (problem !== undefined || failed.size > 0) {
      throw new Error(`The tests fail without a mutation: ${problem ?? [...failed.values()].flat().join('; ')}`)
    }
    console.log(`${passed} ${kind} tests pass without a mutation.`)
    for (const mutation of group) {
      const since = performance.now()
      const reason = await survival(checkout, mutation)
      if (reason !== undefined) survived.push(`${mutation.name}: ${reason}`)
      console.log(`${reason === undefined ? 'killed  ' : 'SURVIVED'} ${mutation.name} (${seconds(since)})`)
    }
  }
} catch (error) {
  if (!signal.aborted) throw error
  process.exitCode = 130
} finally {
  await checkout.remove()
}

if (!signal.aborted) {
  console.log(`${chosen.length - survived.length} of ${chosen.length} mutations killed in ${seconds(startedAt)}`)
  if (survived.length > 0) stop(survived.join('\n'))
}
