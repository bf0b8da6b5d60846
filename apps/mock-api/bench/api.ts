/**
 * `pnpm bench`: how fast the API is beside bare Fastify, json-server and Prism, on one machine in one run, and whether its
 * memory stays flat: a few minutes. `pnpm bench --quick`: only the budgets, as every build keeps them: seconds.
 * Ends with 1 when a target is missed. Loopback only, on `BENCH_PORT` (4240) and the ports after it.
 */
import { parseArgs } from 'node:util'
import { budgetsAreKept } from './api-budget.ts'
import { targetsAreMet } from './api-targets.ts'

const { quick } = parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values
const port = Number(process.env['BENCH_PORT'] ?? 4240)
const met = await (quick ? budgetsAreKept(port) : targetsAreMet(port))
process.exit(met ? 0 : 1)
