import { operations } from '@shop/contract'
import { brandMarkSvg } from '@shop/design'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { listFaults, readClock, readHost } from '../control/control.service.ts'
import { pagePolicy, servePageFiles } from '../http/page-files.ts'
import { originInWorld } from '../http/shop-origin.ts'
import { listCustomers, toUser } from '../modules/auth/customer.store.ts'
import { mailHeads, readMail } from '../modules/mail/mail.service.ts'
import { samplePassword } from '../seed/customers.ts'
import { readTemplate, trusted } from '../shared/html.ts'
import { worldName } from '../worlds/world-name.ts'

const template = readTemplate(new URL('console.html', import.meta.url))
const mark = trusted(brandMarkSvg({ size: 28, ink: 'currentColor', fill: 'currentColor' }))
const operationNames = operations.map(({ name, route }) => ({ name, path: route.path }))

/** The first page has no name. */
const pageNames = ' scenarios sign-in payments mails mails/:id faults clock host stubs upstream worlds'

const policy = pagePolicy("connect-src 'self'", "frame-src 'self'", "form-action 'none'")

/** A mail has inline styles. Its links open in a new tab. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

export interface ConsoleOptions {
  /** The origin of the shop, if another server has it; a label `*` is the world. */
  readonly shopUrl: string | undefined
}

/**
 * The developers' console at `/__mock` (architecture §6), for the world of the request. The page calls the control API, and `/data` for
 * what the control API does not have.
 */
export const consoleRoutes: FastifyPluginAsync<ConsoleOptions> = async (app, { shopUrl }) => {
  await servePageFiles(app, '/console/', new URL('public/', import.meta.url))
  const shopOf = (request: FastifyRequest) => (shopUrl === undefined ? '/' : originInWorld(shopUrl, worldName(request)))
  for (const name of pageNames.split(' ')) {
    app.get(`/${name}`, (request, reply) =>
      reply
        .header('content-security-policy', policy)
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(
          template({
            shop: shopOf(request),
            mark,
            password: samplePassword,
            scenarios: app.scenarios.summaries,
            operations: operationNames,
          }),
        ),
    )
  }

  app.get('/data/state', async ({ world }) => ({
    world: world.name,
    clock: readClock(world),
    faults: listFaults(world),
    host: readHost(world),
    stubs: world.stubs.list.filter(({ remaining }) => remaining !== 0).length,
    passthrough: world.passthrough,
  }))
  app.get('/data/customers', async ({ world }) => ({ data: listCustomers(world.sql).map(toUser) }))
  app.get('/data/snapshots', async ({ world }) => ({ data: world.snapshots.toReversed() }))
  app.get('/data/mails', async ({ world }) => ({ data: mailHeads(world) }))
  app.get<MailRequest>('/data/mails/:id', async ({ world, params }) => ({ text: readMail(world, params.id).text }))
  app.get<MailRequest>('/data/mails/:id/html', ({ world, params }, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', mailPolicy)
      .send(readMail(world, params.id).html.replace('<head>', '<head><base target="_blank">')),
  )
}

interface MailRequest {
  readonly Params: { readonly id: string }
}
