/** What every visitor gets: products, slides, shipping, trainers, and the headers of CORS. */
import { randomUUID } from 'node:crypto'
import { contract, PRODUCT_TYPES } from '@shop/contract'
import { describeValue, valueAt } from '@shop/contract/host/describe-value'
import { CONNECTION_CLOSED, type HostResponse, type OperationRequest } from '../http.ts'
import type { Route } from '../readable.ts'
import { isSuccess } from '../report.ts'
import type { Run } from '../run.ts'
import { UNKNOWN_ID } from './requests.ts'

const { cart, catalog, order, payment, profile, settings, trainers } = contract

export async function checkCatalogue(run: Run): Promise<void> {
  const list = await run.request(catalog.products)
  const products = list.body?.data ?? []
  const ids = products.map(({ product_id }) => product_id)
  run.unique(list, 'data.*.product_id', ids)
  const sent = [valueAt(list.arranged, ['data']) ?? []].flat()
  const types = sent.map((row) => valueAt(row, ['product_type']))
  // The shop sells an unknown type as `other`: the limits of a renamed type are lost.
  const unused = PRODUCT_TYPES.filter((known) => !types.includes(known))
  const unknown = types.find(
    (type) => type !== undefined && !PRODUCT_TYPES.some((known) => known === type),
  )
  const isKnown = unknown === undefined || unused.length === 0
  run.check(
    list,
    'product types',
    isKnown,
    'data.*.product_type',
    unused.join(' or '),
    describeValue(unknown),
  )
  for (const [
    index,
    { min_order_quantity: min = 0, max_order_quantity: max = min },
  ] of products.entries()) {
    const path = `data.${index}.min_order_quantity`
    run.check(list, 'product limits', min <= max, path, `at most ${max}`, String(min))
  }
  const thumbnails = products.map(({ product_thumbnail }) => product_thumbnail)
  await checkPictures(run, list, 'data.*.product_thumbnail', thumbnails)
  if (!thumbnails.some(Boolean))
    run.addNote('No product has a picture: whether pictures can be loaded was not tested.')
  // The rows of a repeated id are compared once.
  const distinct = products.filter(
    ({ product_id: id }, index) => id !== undefined && ids.indexOf(id) === index,
  )
  for (const [index, { product_summary: _, ...listed }] of distinct.entries()) {
    const detail = await run.request(catalog.product, { params: { id: listed.product_id ?? 0 } })
    run.compare(detail, 'list and detail agree', 'data', listed, detail.body?.data)
    const { product_images: pictures = [] } = detail.body?.data ?? {}
    const others = pictures.filter((name) => !thumbnails.includes(name))
    if (index < 3) await checkPictures(run, detail, 'data.product_images', others)
  }
  await run.refuses(
    [catalog.product, { params: { id: UNKNOWN_ID } }, [404]],
    [catalog.product, { params: { id: 'abc' } }, [400, 404, 422]],
  )
}

/** The shop shows no picture where one cannot be loaded. */
export async function checkPictures(
  run: Run,
  response: HostResponse,
  path: string,
  names: readonly (string | null | undefined)[],
): Promise<void> {
  const pictures = names.flatMap((name) => name || []).slice(0, 3)
  if (pictures.length === 0) return
  const loaded = await Promise.all(pictures.map((name) => run.isPicture(name)))
  run.check(
    response,
    'pictures',
    loaded.includes(true),
    path,
    'pictures',
    describeValue(pictures[0]),
  )
}

export async function checkPublicLists(run: Run): Promise<void> {
  const slides = await run.request(catalog.sliders)
  const rows = slides.body?.data ?? []
  const ids = rows.map(({ slider_id }) => slider_id)
  run.unique(slides, 'data.*.slider_id', ids)
  const images = rows.map(({ image }) => image)
  await checkPictures(run, slides, 'data.*.image', images)
  await run.request(settings.shipping)
  await run.request(trainers.list)
}

const FOREIGN_HOST = 'foreign-host.example'

/** A foreign host name: the host may refuse it with any status, but must not use it. */
export async function checkForeignHost(
  run: Run,
  route: Route,
  request: OperationRequest = {},
): Promise<void> {
  const headers = { 'x-forwarded-host': FOREIGN_HOST }
  const response = await run.send(route, { ...request, headers, mayClose: true })
  const isRefused = response.status >= 400 || response.status === CONNECTION_CLOSED
  const received = `${response.headers['location']} ${response.text}`
  const holds = isRefused || !received.includes(FOREIGN_HOST)
  const path = 'header x-forwarded-host'
  run.check(response, 'foreign host name', holds, path, `no ${FOREIGN_HOST}`, FOREIGN_HOST)
}

/** One operation for each method and header that the shop sends. */
const preflightRequests: readonly [
  route: Route,
  headers: readonly string[],
  request?: OperationRequest,
][] = [
  [cart.update, ['authorization', 'content-type']],
  [order.place, ['authorization', 'content-type', 'idempotency-key']],
  [order.list, ['authorization']],
  [profile.updateDetail, ['authorization', 'content-type']],
  [cart.clear, ['authorization'], { params: { cartUid: randomUUID() } }],
]

/** Whether the shop's pages at `origin` may call the host, and read its errors too. */
export async function checkCors(run: Run, base: string, origin?: string): Promise<void> {
  if (origin === undefined || origin === new URL(base).origin)
    return run.addNote(
      'CORS was not tested. If the shop is on another origin than the host, ' +
        'name it with --origin.',
    )
  for (const [route, headers, request] of preflightRequests) {
    const asked = {
      'access-control-request-method': route.method,
      'access-control-request-headers': headers.join(','),
    }
    const response = await run.send(route, {
      ...request,
      method: 'OPTIONS',
      headers: { origin, ...asked },
    })
    if (!allowsOrigin(run, response, origin)) continue
    run.check(
      response,
      'CORS',
      isSuccess(response.status),
      '',
      '200 or 204',
      String(response.status),
    )
    const methods = ['GET', 'HEAD', 'POST', ...listed(response, 'access-control-allow-methods')]
    const allowsMethod = methods.includes(route.method) || methods.includes('*')
    run.check(
      response,
      'CORS',
      allowsMethod,
      'access-control-allow-methods',
      route.method,
      methods.join(', '),
    )
    const names = listed(response, 'access-control-allow-headers').map((name) => name.toLowerCase())
    // "*" does not include authorization.
    const isAllowed = (name: string) =>
      names.includes(name) || (name !== 'authorization' && names.includes('*'))
    const all = headers.join(', ')
    const received = names.join(', ') || 'nothing'
    run.check(
      response,
      'CORS',
      headers.every(isAllowed),
      'access-control-allow-headers',
      all,
      received,
    )
  }
  const headers = { origin }
  allowsOrigin(run, await run.send(catalog.products, { headers }), origin)
  allowsOrigin(run, await run.send(profile.detail, { headers }), origin)
  allowsOrigin(
    run,
    await run.send(payment.verify, { headers, body: { session_id: randomUUID() } }),
    origin,
  )
}

function allowsOrigin(run: Run, response: HostResponse, origin: string): boolean {
  if (response.status === CONNECTION_CLOSED) return false
  const name = 'access-control-allow-origin'
  const allowed = response.headers[name]
  return run.check(
    response,
    'CORS',
    allowed === '*' || allowed === origin,
    name,
    origin,
    describeValue(allowed),
  )
}

const listed = (response: HostResponse, header: string): string[] =>
  (response.headers[header] ?? '').split(/[,\s]+/).filter((item) => item !== '')
