import { operations } from '@shop/contract'
import { bodyFormTexts } from '@shop/contract/host/check-response'
import { type Deviation, describeDeviation, type Report } from './report.ts'

/**
 * The report as Markdown, for a terminal and for a ticket.
 * @param verbose whether each warning about the form has its line, instead of each kind of them
 */
export function formatReport(report: Report, { verbose = false } = {}): string {
  const { base, mode, strict, coverage, deviations, rules, notes, firstSteps, conforms } = report
  const width = Math.max(...coverage.map(({ operation }) => operation.length))
  const rows = coverage.map(
    ({ operation, result }) => `| ${operation.padEnd(width)} | ${result.padEnd(11)} |`,
  )
  const count = (level: string) =>
    deviations.filter((deviation) => deviation.level === level).length
  const rowsWith = (name: string) => coverage.filter(({ result }) => result === name).length
  const warnings = rowsWith('warning')
  const withWarnings = warnings > 0 ? `, ${warnings} of them with warnings` : ''
  const calls = coverage.filter(({ result }) => /^(?:missing|no success)$/.test(result)).length
  const unanswered = calls > 0 ? `, ${calls} without a success` : ''
  const tried = coverage.filter(({ result }) => !/^(?:not tested|errors only)$/.test(result)).length
  const untested = operations.length - tried
  const tested =
    untested > 0
      ? `No fault found; ${untested} of ${operations.length} operations were not tested`
      : 'The host conforms, as far as it was tested'
  const summary = [
    `${rowsWith('pass') + warnings} of ${coverage.length} operations passed${withWarnings}`,
    `${rules.length} checks`,
    `${count('fail')} fail, ${count('warning')} warning${unanswered}. ${conforms ? tested : 'The host does not conform'}.`,
  ]
  const steps = firstSteps.map((step, index) => `${index + 1}. ${step}`)
  const sections = [
    [`# ${base}, ${mode}${strict ? ', strict' : ''}`],
    ['| operation | result |', '| --- | --- |', ...rows],
    deviationLines(deviations, verbose),
    formLines(coverage),
    notes.map((note) => `- note ${note}`),
    [summary.join('; ')],
    steps.length > 0 ? ['What to do first:', '', ...steps] : [],
  ]
  const texts = sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'))
  return `${texts.join('\n\n')}\n`
}

/**
 * The failures first, each in full. A host in another style differs in the form of nearly every field: each field has one line of
 * these warnings.
 */
function deviationLines(deviations: readonly Deviation[], verbose: boolean): string[] {
  const sorted = deviations.toSorted((a, b) => a.level.localeCompare(b.level))
  const fields = Map.groupBy(sorted, ({ level, rule, path, message, expected }) => {
    const isInFull = verbose || level === 'fail' || rule !== 'declared form' || path === ''
    return isInFull
      ? ''
      : `${path.replace(/.*\.(?=\D)|\.\d+$/g, '')}: ${message}: expected ${expected}`
  })
  const lines = [...fields].flatMap(([field, found]) => {
    if (field === '' || found.length === 1) return fullLines(found)
    const calls = [...new Set(found.map(({ operation }) => operation))]
    const places =
      calls.length > 3
        ? `${calls.slice(0, 2).join(', ')} and ${calls.length - 2} more`
        : calls.join(', ')
    return [
      `- warning declared form, ${field}, received ${found[0]?.received} (${timesOf(found)} times in ${places})`,
    ]
  })
  const isShortened = [...fields].some(([field, found]) => field !== '' && found.length > 1)
  const hint =
    'The shop reads these forms or does without: nothing has to change. --verbose lists each place of a field.'
  return isShortened ? [...lines, '', hint] : lines
}

/** The calls whose bodies have another form than the contract, by form. */
function formLines(coverage: Report['coverage']): string[] {
  const found = coverage.flatMap(({ operation, forms }) =>
    forms.map((form) => ({ operation, form })),
  )
  const others = found.filter(({ form }) => form !== 'declared')
  return [...Map.groupBy(others, ({ form }) => form)].map(([form, rows]) => {
    const names = rows.map(({ operation }) => operation).join(', ')
    return `- form ${bodyFormTexts[form]}, which the shop reads: ${names}`
  })
}

/** The same field may be missing in the errors of all operations. */
function fullLines(deviations: readonly Deviation[]): string[] {
  const groups = Map.groupBy(
    deviations,
    (found) => `${found.level} ${found.rule} ${describeDeviation(found)}`,
  )
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const times = timesOf(group)
    // "order.list 401, 422, order.detail 404"
    const byOperation = Map.groupBy(group, ({ operation }) => operation)
    const places = [...byOperation].map(
      ([name, own]) => `${name} ${own.map(({ status }) => status).join(', ')}`,
    )
    const text = `${describeDeviation(first)}${times > 1 ? ` (${times} times)` : ''}`
    return [`- ${first.level} ${places.join(', ')}, ${first.rule}: ${text}\n  ${first.request}`]
  })
}

const timesOf = (deviations: readonly Deviation[]): number =>
  deviations.reduce((sum, { times }) => sum + times, 0)
