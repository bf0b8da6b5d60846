import { operations } from '@shop/contract'
import { brandMarkSvg } from '@shop/design'
import type { FastifyPluginAsync } from 'fastify'
import { customersOf } from '../control/sign-in.service.ts'
import { pagePolicy, servePageFiles } from '../http/page-files.ts'
import { originInWorld } from '../http/shop-origin.ts'
import { samplePassword } from '../seed/customers.ts'
import { readTemplate, trusted } from '../shared/html.ts'
import { worldName } from '../worlds/world-name.ts'
import { consoleState, listMails, readMail } from './console.service.ts'

const operationNames = operations.map(({ name, route }) => ({ name, path: route.path }))
const teamSections = readTemplate(new URL('team-sections.html', import.meta.url))({ operations: operationNames })
const template = readTemplate(new URL('console.html', import.meta.url))

const pageWith = (shop: string, scenarios: readonly { name: string; summary: string }[]) =>
  template({
    shop,
    mark: trusted(brandMarkSvg({ size: 28, ink: 'currentColor', fill: 'currentColor' })),
    password: samplePassword,
    scenarios,
    operations: operationNames,
    teamSections: trusted(teamSections),
  })

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
  for (const name of pageNames.split(' ')) {
    app.get(`/${name}`, (request, reply) =>
      reply
        .header('content-security-policy', policy)
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(
          pageWith(shopUrl === undefined ? '/' : originInWorld(shopUrl, worldName(request)), app.scenarios.summaries),
        ),
    )
  }

  app.get('/data/state', async ({ world }) => consoleState(world))
  app.get('/data/customers', async ({ world }) => ({ data: customersOf(world) }))
  app.get('/data/snapshots', async ({ world }) => ({
    data: world.snapshots.toReversed().map(({ id, takenAt }) => ({ id, taken_at: takenAt })),
  }))
  app.get('/data/mails', async ({ world }) => ({ data: listMails(world) }))
  app.get<{ Params: { id: string } }>('/data/mails/:id', async ({ world, params }) => {
    const { text } = readMail(world, Number(params.id))
    return { text }
  })
  app.get<{ Params: { id: string } }>('/data/mails/:id/html', ({ world, params }, reply) => {
    const { html } = readMail(world, Number(params.id))
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', mailPolicy)
      .send(html.replace('<head>', '<head><base target="_blank">'))
  })
}
