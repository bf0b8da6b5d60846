import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod/mini'
import { parseInput } from '../http/errors.ts'
import type { PolicyReport } from '../worlds/browser-reports.ts'
import { redactPath } from '../worlds/redact.ts'
import { worldName } from '../worlds/world-name.ts'

/** Cut off, as a page decides how long its texts are. */
const text = z._default(
  z.pipe(
    z.string(),
    z.transform((value: string) => value.slice(0, 500)),
  ),
  '',
)
const url = z.pipe(text, z.transform(redactPath))
const line = z._default(z.nullable(z.number()), null)

/** What `report-uri` sends, as application/csp-report. */
const legacySchema = z.object({
  'csp-report': z.object({
    'document-uri': url,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': url,
    'source-file': url,
    'line-number': line,
  }),
})

/** What `report-to` sends, as application/reports+json; other kinds of reports are ignored. */
const reportSchema = z.object({
  type: z.string(),
  body: z._default(
    z.object({
      documentURL: url,
      effectiveDirective: text,
      blockedURL: url,
      sourceFile: z.nullish(url),
      lineNumber: z.nullish(z.number()),
    }),
    { documentURL: '', effectiveDirective: '', blockedURL: '' },
  ),
})
const reportsSchema = z.array(reportSchema).check(z.maxLength(50))

/**
 * `POST /__mock/csp-reports`: violations of the policies of the shop's pages, for the console of their world. Browsers send
 * them without the token of the controls. A report of a page whose world is gone creates none.
 */
export const policyReportsRoutes: FastifyPluginAsync = async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser(['application/csp-report', 'application/reports+json'], { parseAs: 'string' }, parse)
  app.post('/csp-reports', { bodyLimit: 64 * 1024 }, async (request, reply) => {
    const at = new Date().toISOString()
    const { body } = request
    const reports = Array.isArray(body) ? fromReports(at, body) : [fromLegacy(at, body)]
    if (app.worlds.has(worldName(request))) request.world.policyReports.add(reports)
    reply.status(204)
  })
}

const fromReports = (at: string, body: unknown): PolicyReport[] =>
  parseInput(reportsSchema, body)
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body: report }) => ({
      at,
      page: report.documentURL,
      directive: report.effectiveDirective,
      blocked: report.blockedURL,
      source: sourceText(report.sourceFile ?? '', report.lineNumber ?? null),
    }))

const fromLegacy = (at: string, body: unknown): PolicyReport => {
  const { 'csp-report': report } = parseInput(legacySchema, body)
  return {
    at,
    page: report['document-uri'],
    directive: report['effective-directive'] || report['violated-directive'],
    blocked: report['blocked-uri'],
    source: sourceText(report['source-file'], report['line-number']),
  }
}

const sourceText = (file: string, lineNumber: number | null): string =>
  lineNumber === null ? file : `${file}:${lineNumber}`
