import { answersOf, get, pressInVain, pressPlusAndMinus } from './api-calls.ts'
import { type Figure, measure } from './api-rounds.ts'
import { productsPath, startApi, startBare, stopAll } from './api-servers.ts'

/** So that a disturbed round fails nobody: it goes on until every budget is kept, or this often. */
const mostRounds = 8

/**
 * The part of the bench that guards every build: in half a minute, with no peers to install. It looks at nothing but
 * processor time beside bare Fastify's in the same run, which other work on the machine hardly changes. What a call takes today
 * is in docs/decisions/0009; the rest of its budget is slack for another machine, not for slower code.
 * @returns whether all budgets are kept
 */
export const budgetsAreKept = async (port: number): Promise<boolean> => {
  const api = await startApi(port)
  const bare = await startBare(port + 1, await answersOf(api))
  const budgets = [
    { what: 'product list', most: 2, bare: get(bare, productsPath), ours: get(api, productsPath) },
    { what: 'press of plus', most: 6, bare: pressInVain(bare), ours: await pressPlusAndMinus(api) },
  ]
  const sharesIn = (figures: readonly Figure[]) =>
    budgets.map(({ what, most }, index) => {
      const [theirs, ours] = figures.slice(2 * index, 2 * index + 2).map(({ cpu }) => cpu)
      if (theirs === undefined || ours === undefined) throw new Error(`Nothing was measured of the ${what}.`)
      return { what, most, theirs, ours, times: ours / theirs, isKept: ours <= most * theirs }
    })
  const targets = budgets.flatMap(({ bare: theirs, ours }) => [theirs, ours])
  const figures = await measure(targets, 1, (so, rounds) => {
    return rounds >= mostRounds || (rounds >= 4 && sharesIn(so).every(({ isKept }) => isKept))
  })
  stopAll()

  const shares = sharesIn(figures)
  for (const { what, most, theirs, ours, times, isKept } of shares) {
    const cpu = `${ours.toFixed(0)} µs of CPU, bare Fastify ${theirs.toFixed(0)}`
    console.log(
      `${isKept ? 'kept  ' : 'BROKEN'}  ${what.padEnd(14)} ${cpu}: ${times.toFixed(2)} times, at most ${most}`,
    )
  }
  return shares.every(({ isKept }) => isKept)
}
