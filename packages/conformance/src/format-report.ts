import { operations } from '@shop/contract'
import { bodyFormTexts } from '@shop/contract/host/check-response'
import { type Deviation, describeDeviation, type Report } from './report.ts'

const MAX_STEPS = 5

/** The report as Markdown, for a terminal and for a ticket. */
export function formatReport(report: Report): string {
  const { base, mode, strict, coverage, deviations, notes, firstSteps } = report
  const width = Math.max(...coverage.map(({ operation }) => operation.length))
  const rows = coverage.map(
    ({ operation, result }) => `| ${operation.padEnd(width)} | ${result.padEnd(11)} |`,
  )
  const steps = firstSteps.slice(0, MAX_STEPS).map((step, index) => `${index + 1}. ${step}`)
  if (firstSteps.length > MAX_STEPS) steps.push(`and ${firstSteps.length - MAX_STEPS} more.`)
  const sections = [
    [`# ${base}, ${mode}${strict ? ', strict' : ''}`],
    ['| operation | result |', '| --- | --- |', ...rows],
    deviationLines(deviations),
    formLines(coverage),
    notes.map((note) => `- note ${note}`),
    [summaryOf(report)],
    steps.length > 0 ? ['What to do first:', '', ...steps] : [],
  ]
  const texts = sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'))
  return `${texts.join('\n\n')}\n`
}

function summaryOf({ coverage, deviations, rules, conforms }: Report): string {
  const count = (level: string) => deviations.filter((found) => found.level === level).length
  const rowsWith = (results: RegExp) => coverage.filter(({ result }) => results.test(result)).length
  const passed = rowsWith(/^(?:pass|warning)$/)
  const warnings = rowsWith(/^warning$/)
  const withWarnings = warnings > 0 ? `, ${warnings} of them with warnings` : ''
  const calls = rowsWith(/^(?:missing|no success)$/)
  const unanswered = calls > 0 ? `, ${calls} without a success` : ''
  const untested = operations.length - coverage.length + rowsWith(/^(?:not tested|errors only)$/)
  const tested =
    untested > 0
      ? `No fault found; ${untested} of ${operations.length} operations were not tested`
      : 'The host conforms, as far as it was tested'
  const counts = [
    `${passed} of ${coverage.length} operations passed${withWarnings}`,
    `${rules.length} checks`,
    `${count('fail')} fail, ${count('warning')} warning${unanswered}`,
  ]
  return `${counts.join('; ')}. ${conforms ? tested : 'The host does not conform'}.`
}

/** Annotations of GitHub: an error for each step of the report, and its warnings. */
export function formatAnnotations({ deviations, firstSteps }: Report): string {
  const mark = '- warning '
  const warnings = deviationLines(deviations).filter((line) => line.startsWith(mark))
  const annotations = [
    ...firstSteps.map((step) => `::error title=conform::${escapeData(step)}\n`),
    ...warnings.map((line) => `::warning title=conform::${escapeData(line.slice(mark.length))}\n`),
  ]
  return annotations.join('')
}

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

/**
 * The failures first, each in full. A host in another style differs in the form of nearly every
 * field: each field has one line of these warnings.
 */
function deviationLines(deviations: readonly Deviation[]): string[] {
  const fields = Map.groupBy(deviations, ({ level, rule, path, message, expected }) => {
    const isInFull = level === 'fail' || rule !== 'declared form' || path === ''
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
    const times = `${timesOf(found)} times in ${places}`
    return [`- warning declared form, ${field}, received ${found[0]?.received} (${times})`]
  })
  const isShortened = [...fields].some(([field, found]) => field !== '' && found.length > 1)
  const hint =
    'The shop reads these forms or does without: nothing has to change. ' +
    '--json lists each place of a field.'
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
