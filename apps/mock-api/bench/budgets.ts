import { type Figure, measure } from './measure.ts'
import { changeQuantity, changeQuantityOfStub, get, responsesOf } from './requests.ts'
import { productsPath, startApi, startBare, stopAll } from './servers.ts'

/** Rounds continue until all budgets are met, or up to this number: a busy machine does not fail the build. */
const maxRounds = 8

/**
 * The part of the bench that runs in every build, in half a minute and without peers. It compares processor time with
 * bare Fastify in the same run, which the load of the machine hardly changes (docs/decisions/0009).
 * @returns whether all budgets are met
 */
export const budgetsAreMet = async (port: number): Promise<boolean> => {
  const api = await startApi(port)
  const bare = await startBare(port + 1, await responsesOf(api))
  const budgets = [
    { name: 'product list', limit: 2, bare: get(bare, productsPath), api: get(api, productsPath) },
    { name: 'cart write', limit: 6, bare: changeQuantityOfStub(bare), api: await changeQuantity(api) },
  ]
  const resultsOf = (figures: readonly Figure[]) =>
    budgets.map(({ name, limit }, index) => {
      const [baseline, cpu] = figures.slice(2 * index, 2 * index + 2).map((figure) => figure.cpu)
      if (baseline === undefined || cpu === undefined) throw new Error(`There is no measurement of the ${name}.`)
      return { name, limit, baseline, cpu, isMet: cpu <= limit * baseline }
    })
  const targets = budgets.flatMap((budget) => [budget.bare, budget.api])
  const figures = await measure(targets, 1, (current, rounds) => {
    return rounds >= maxRounds || (rounds >= 4 && resultsOf(current).every(({ isMet }) => isMet))
  })
  stopAll()

  const results = resultsOf(figures)
  for (const { name, limit, baseline, cpu, isMet } of results) {
    const ratio = (cpu / baseline).toFixed(2)
    console.log(
      `${isMet ? 'met   ' : 'MISSED'}  ${name.padEnd(14)} ${cpu.toFixed(0)} µs of CPU, bare Fastify ${baseline.toFixed(0)}: ${ratio} times, limit ${limit}`,
    )
  }
  return results.every(({ isMet }) => isMet)
}
