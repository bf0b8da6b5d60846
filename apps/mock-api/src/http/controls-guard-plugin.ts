import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { AppOptions } from '../app-options.ts'
import { ShopError } from '../shared/errors.ts'
import { readTemplate } from '../shared/html.ts'
import { sha256 } from '../shared/sha256.ts'
import { bearerToken } from './auth-plugin.ts'
import { pagePolicy, sendPage } from './page-files.ts'
import { isAllowedOrigin } from './security-plugin.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Whether a request may use the controls: it has their token; or they have none, and the
     * request comes from this machine.
     */
    readonly hasControls: (request: FastifyRequest) => boolean
  }
}

const cookieName = 'mock_token'
const tokenPage = readTemplate<{ isWrong: boolean }>(new URL('token-page.html', import.meta.url))
const policy = pagePolicy("form-action 'self'")

/** Routes under `/__mock` that the card page and the form for the token need. */
const openRoutes = ['/__mock/base.css', '/__mock/console/console.css', '/__mock/display.woff2']

/**
 * Whether a route is one of the console or the control API. Its pattern decides, not the address:
 * the router decodes paths such as `/%5f_mock/reset`.
 */
const isGuarded = (route: string): boolean =>
  /^\/__mock(?:\/|$)/.test(route) &&
  !openRoutes.includes(route) &&
  !route.startsWith('/__mock/card-page/')

/**
 * Guards the console and the control API, which can do anything. Only pages of listed origins may
 * call them, since CORS does not stop a form of another site, and only with the token, if there is
 * one. `GET /__mock?token=…` stores the token in a cookie; a browser without it gets a form.
 */
export const controlsGuardPlugin = fp<Pick<AppOptions, 'origins' | 'token'>>(
  async (app, { origins = [], token }) => {
    const isToken = tokenCheck(token)
    const hasToken = (request: FastifyRequest) => tokensOf(request).some(isToken)
    app.decorate('hasControls', token === undefined ? isDirect : hasToken)

    app.addHook('onRequest', async (request, reply) => {
      if (!isGuarded(request.routeOptions.url ?? '')) return
      requireOrigin(request, origins)
      const linkedToken = tokenInAddress(request)
      if (linkedToken !== null && isToken(linkedToken)) {
        return storeToken(request, reply, linkedToken)
      }
      if (app.hasControls(request)) return
      if (token === undefined) {
        throw new ShopError(
          'forbidden',
          'Through a proxy the controls need a token: start this server with --token.',
        )
      }
      return askForToken(request, reply, linkedToken !== null)
    })
  },
  { name: 'controls-guard' },
)

/**
 * Sends a browser the form for the token.
 * @param isWrong whether the address of the page has a wrong token
 * @throws ShopError `unauthenticated` for a client other than a browser
 */
const askForToken = (request: FastifyRequest, reply: FastifyReply, isWrong: boolean) => {
  if (isRead(request) && request.headers.accept?.includes('text/html')) {
    return sendPage(reply.status(401), policy, tokenPage({ isWrong }))
  }
  throw new ShopError(
    'unauthenticated',
    'The controls need the token: ' +
      'open the link that the server printed, or send it as a bearer token.',
  )
}

/** Returns a function that compares a text with the token; it is false if there is none. */
const tokenCheck = (token: string | undefined) => {
  if (token === undefined) return () => false
  const hash = Buffer.from(sha256(token))
  // Hashes have the same length, and their comparison takes the same time for any text.
  return (text: string) => timingSafeEqual(Buffer.from(sha256(text)), hash)
}

/**
 * Lets pages of other origins than this server and `origins` change nothing. They can read nothing
 * either, by CORS.
 * @throws ShopError `forbidden`
 */
const requireOrigin = (request: FastifyRequest, origins: readonly string[]): void => {
  const { origin, host } = request.headers
  if (isRead(request) || origin === undefined || isAllowedOrigin(origin, origins)) return
  if (origin === `http://${host}` || origin === `https://${host}`) return
  throw new ShopError('forbidden', 'Only pages of this machine may use the controls.')
}

const proxyHeader = /^(?:forwarded|via|x-forwarded-.*|x-real-ip)$/

/** Whether no proxy sends the request: behind a proxy its client may be on another machine. */
const isDirect = ({ headers }: FastifyRequest): boolean =>
  !Object.keys(headers).some((name) => proxyHeader.test(name))

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/** Null for a request that changes something: a link only opens a page. */
const tokenInAddress = (request: FastifyRequest): string | null => {
  const query = request.url.split('?', 2)[1]
  return isRead(request) ? new URLSearchParams(query).get('token') : null
}

/**
 * The tokens in the cookie, in the Authorization header, and in a header for calls whose
 * Authorization is the customer's.
 */
const tokensOf = ({ headers }: FastifyRequest): string[] => [
  ...(headers.cookie ?? '').split(/; */).flatMap((pair) => {
    const [name, value = ''] = pair.split('=', 2)
    return name === cookieName ? [value] : []
  }),
  ...[bearerToken(headers.authorization) ?? []].flat(),
  ...[headers['x-mock-token'] ?? []].flat(),
]

/** Sets the cookie and redirects to the same page without the token in its address. */
const storeToken = (request: FastifyRequest, reply: FastifyReply, token: string) => {
  const attributes = ['Path=/__mock', 'HttpOnly', 'SameSite=Strict', 'Max-Age=2592000']
  if (request.protocol === 'https') attributes.push('Secure')
  const [path = '/__mock'] = request.url.split('?', 1)
  return reply
    .header('set-cookie', [`${cookieName}=${token}`, ...attributes].join('; '))
    .redirect(path.startsWith('/__mock') ? path : '/__mock', 303)
}
