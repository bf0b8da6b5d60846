/**
 * `pnpm bench`: compares the API with bare Fastify, json-server and Prism on one machine in one run, and checks that its
 * memory does not grow: some minutes. `pnpm bench --quick`: only the budgets that every build checks: half a minute.
 * Exits with 1 when a target is missed. Uses loopback ports from `BENCH_PORT` (4240).
 */
import { parseArgs } from 'node:util'
import { budgetsAreMet } from './budgets.ts'
import { targetsAreMet } from './targets.ts'

const { quick } = parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values
const port = Number(process.env['BENCH_PORT'] ?? 4240)
const met = await (quick ? budgetsAreMet(port) : targetsAreMet(port))
process.exit(met ? 0 : 1)
