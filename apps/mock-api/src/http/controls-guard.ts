import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { AppOptions } from '../app-options.ts'
import { ShopError } from '../shared/errors.ts'
import { readTemplate } from '../shared/html.ts'
import { sha256 } from '../shared/sha256.ts'
import { bearerToken } from './auth.ts'
import { pagePolicy, sendPage } from './page-files.ts'
import { isAllowedOrigin } from './security.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether a request may use the controls: it has the token, or there is none and it comes from this machine. */
    readonly hasControls: (request: FastifyRequest) => boolean
  }
}

const cookieName = 'mock_token'
const tokenPage = readTemplate<{ isWrong: boolean }>(new URL('token-page.html', import.meta.url))
const policy = pagePolicy("form-action 'self'")

/** Routes under `/__mock` that the card page and the form for the token need. */
const isOpen = (route: string) =>
  ['/__mock/base.css', '/__mock/console/console.css', '/__mock/display.woff2'].includes(route) ||
  route.startsWith('/__mock/card-page/')

/**
 * Guards the console and the control API, which can do anything: only pages of listed origins may call them, since CORS
 * does not stop a form of another site, and only with the token, if there is one. `GET /__mock?token=…` stores the token
 * in a cookie; a browser without it gets a form. It decides by the matched route: the router decodes paths such as `/%5f_mock/reset`.
 */
export const controlsGuardPlugin = fp<Pick<AppOptions, 'origins' | 'token'>>(
  async (app, { origins = [], token }) => {
    const tokenHash = token === undefined ? undefined : Buffer.from(sha256(token))
    const isToken = (text: string) =>
      tokenHash !== undefined && timingSafeEqual(Buffer.from(sha256(text)), tokenHash)
    app.decorate('hasControls', (request) =>
      tokenHash === undefined ? !isForwarded(request) : tokensOf(request).some(isToken),
    )

    app.addHook('onRequest', (request, reply, done) => {
      const route = request.routeOptions.url ?? ''
      if (!/^\/__mock(?:\/|$)/.test(route) || isOpen(route)) return done()
      const { origin, host } = request.headers
      const isSame = origin === `http://${host}` || origin === `https://${host}`
      if (
        !isRead(request) &&
        origin !== undefined &&
        !isSame &&
        !isAllowedOrigin(origin, origins)
      ) {
        throw new ShopError('forbidden', 'Only pages of this machine may use the controls.')
      }
      const linked = new URLSearchParams(request.url.split('?', 2)[1]).get('token')
      if (isRead(request) && linked !== null && isToken(linked))
        return void storeToken(request, reply, linked)
      if (app.hasControls(request)) return done()
      if (tokenHash === undefined) {
        throw new ShopError(
          'forbidden',
          'Through a proxy the controls need a token: start this server with --token.',
        )
      }
      if (isRead(request) && request.headers.accept?.includes('text/html')) {
        return void sendPage(reply.status(401), policy, tokenPage({ isWrong: linked !== null }))
      }
      const message =
        'The controls need the token: open the link that the server printed, or send it as a bearer token.'
      throw new ShopError('unauthenticated', message)
    })
  },
)

/** Whether a proxy sends the request: its client may be on another machine. */
const isForwarded = ({ headers }: FastifyRequest): boolean =>
  Object.keys(headers).some((name) => /^(?:forwarded|via|x-forwarded-.*|x-real-ip)$/.test(name))

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/** The tokens in the cookie, in the Authorization header, and in a header for calls whose Authorization is the customer's. */
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
  const secure = request.protocol === 'https' ? '; Secure' : ''
  const [path = '/__mock'] = request.url.split('?', 1)
  return reply
    .header(
      'set-cookie',
      `${cookieName}=${token}; Path=/__mock; HttpOnly; SameSite=Strict; Max-Age=2592000${secure}`,
    )
    .redirect(path.startsWith('/__mock') ? path : '/__mock', 303)
}
