import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { operations } from '@shop/contract'
import { brandMarkSvg } from '@shop/design'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { AppOptions } from '../app-options.ts'
import { customersOf } from '../control/world-controls.ts'
import { pagePolicy, sendPage, servePageFiles } from '../http/page-files.ts'
import { originInWorld } from '../http/shop-origin.ts'
import { mailHeads, readMail } from '../modules/mail/mail.service.ts'
import { hostStyleTexts } from '../overrides/host-styles/host-styles.ts'
import { samplePassword } from '../seed/seed-defaults.ts'
import { readTemplate, trusted } from '../shared/html.ts'
import { parseInput } from '../shared/parse-input.ts'
import { worldName } from '../worlds/world-name.ts'
import { readState } from './console-state.ts'

const template = readTemplate(new URL('console.html', import.meta.url))
const mark = trusted(brandMarkSvg({ size: 28, ink: 'currentColor', fill: 'currentColor' }))
const operationChoices = operations.map(({ name, route }) => ({
  name,
  path: route.path,
  statuses: Object.keys(route.responses).join(' '),
}))

const hostStyles = Object.entries(hostStyleTexts).map(([name, text]) => ({ name, text }))

/** There is a page for each script; that of requests.js is `/__mock` itself. */
const scripts = readdirSync(new URL('public/pages/', import.meta.url))
const pagePaths = scripts.map((file) => basename(file, '.js').replace(/^requests$/, ''))

const mailQuerySchema = z.object({ text: z._default(z.string(), '') })

const policy = pagePolicy("connect-src 'self'", "frame-src 'self'", "form-action 'none'")

/** A mail has inline styles. Its links open in a new tab. */
const mailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

/**
 * The developers' console at `/__mock` (architecture §6), for the world of the request. The page
 * calls the control API; `/data` has its state in one call, and what the control API does not have.
 */
export const consoleRoutes: FastifyPluginAsync<Pick<AppOptions, 'shopUrl'>> = async (
  app,
  { shopUrl },
) => {
  await servePageFiles(app, '/console/', new URL('public/', import.meta.url))
  const shopOf = (request: FastifyRequest) =>
    shopUrl === undefined ? '/' : originInWorld(shopUrl, worldName(request))
  for (const path of pagePaths.flatMap((name) => [`/${name}`, `/${name}/:item`])) {
    app.get(path, (request, reply) =>
      sendPage(
        reply.header('cache-control', 'no-cache'),
        policy,
        template({
          shop: shopOf(request),
          mark,
          password: samplePassword,
          scenarios: app.scenarios.summaries,
          operations: operationChoices,
          styles: hostStyles,
        }),
      ),
    )
  }

  app.get('/data/state', async ({ world }) => readState(world))
  app.get('/data/customers', async ({ world }) => ({ data: customersOf(world) }))
  app.get('/data/snapshots', async ({ world }) => ({ data: world.snapshots.toReversed() }))
  app.get('/data/mails', async ({ world, query }) =>
    mailHeads(world, parseInput(mailQuerySchema, query, 'query').text),
  )
  app.get<MailRequest>('/data/mails/:id', async ({ world, params }) => ({
    text: readMail(world, params.id).text,
  }))
  app.get<MailRequest>('/data/mails/:id/html', ({ world, params }, reply) =>
    sendPage(
      reply,
      mailPolicy,
      readMail(world, params.id).html.replace('<head>', '<head><base target="_blank">'),
    ),
  )
}

interface MailRequest {
  readonly Params: { readonly id: string }
}
