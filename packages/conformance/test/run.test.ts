import { contract } from '@shop/contract'
import { expect, test } from 'vitest'
import { conform, formatReport, type Report } from '../src/index.ts'
import { Run } from '../src/run.ts'

const base = 'http://host.example'

/** A host without any call, which refuses the connections that the function names by number. */
function startHost(isRefused: (request: number) => boolean) {
  const host = { requests: 0 }
  const fetch = async () => {
    host.requests += 1
    if (!isRefused(host.requests)) return Response.json({ message: 'None.' }, { status: 404 })
    const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    throw new TypeError('fetch failed', { cause })
  }
  return { host, options: { base, fetch } }
}

const linesOf = (report: Report, rule: string) =>
  formatReport(report)
    .split('\n')
    .filter((line) => line.startsWith('- fail') && line.includes(rule))

test('an error in a check is a failure at its last response, and the next check runs', async () => {
  const { options } = startHost(() => false)
  const run = new Run(options)
  const ended = await run.attempt(async function checkProducts(run: Run) {
    await run.request(contract.catalog.products)
    throw new TypeError('null is not iterable')
  })
  expect(ended).toBeUndefined()
  await run.attempt((run: Run) => run.request(contract.trainers.list))
  const report = run.report('read-only')
  const found =
    '- fail catalog.products 404, finished checks: an error ended the check, and the rest of it ' +
    'was skipped at checkProducts: expected no error, received null is not iterable'
  expect(linesOf(report, 'finished checks')).toEqual([found])
  expect(report.coverage.map(({ operation }) => operation)).toContain('trainers.list')
})

// These wait for the host to come back.
test.concurrent('a lost host ends the run with one line, after what was seen', async () => {
  const { host, options } = startHost((request) => request > 3)
  const report = await conform({ ...options, write: true })
  expect(host.requests).toBe(3 + 5)
  expect(formatReport(report).match(/ECONNREFUSED/g)).toHaveLength(2)
  expect(linesOf(report, 'host gone')).toEqual([
    expect.stringMatching(/^- fail \S+ 0, host gone: the host was gone, .* connect ECONNREFUSED$/),
  ])
  expect(report.firstSteps[1]).toMatch(/: the host was gone, so that the run ended here/)
  expect(report.coverage).toContainEqual(expect.objectContaining({ result: 'missing' }))
  expect(report.conforms).toBe(false)
})

test.concurrent('a host that refuses four connections is tested to the end', async () => {
  const { options } = startHost((request) => request > 3 && request < 8)
  const report = await conform(options)
  expect(linesOf(report, 'host gone')).toEqual([])
  expect(formatReport(report)).not.toContain('ECONNREFUSED')
})

test.concurrent('a host that refuses the first connection is unreachable', async () => {
  const { options } = startHost(() => true)
  await expect(conform(options)).rejects.toThrow('http://host.example did not respond to GET')
})
