import fp from 'fastify-plugin'
import { pagePolicy, sendPage } from '../../http/page-files.ts'
import { readTemplate } from '../../shared/html.ts'
import { testNameOf } from './profile.service.ts'

const startPage = readTemplate(new URL('test-start.html', import.meta.url))
const policy = pagePolicy("form-action 'self'")

/** Where the link of a personality test leads. The publisher's own site would ask questions. */
export const testStartPlugin = fp(
  async (app) => {
    app.get<{ Querystring: { code?: unknown } }>('/test/start', ({ world, query }, reply) => {
      const code = String(query.code ?? '').trim()
      const name = testNameOf(world, code)
      const isUnknown = name === undefined && code !== ''
      reply.status(isUnknown ? 404 : 200).header('cache-control', 'no-store')
      // Either the test that the code opens, or the form for a code.
      const markup = startPage({
        title: name === undefined ? 'Enter your access code' : 'Your code is accepted',
        code,
        test: name === undefined ? null : { name },
        form: name === undefined ? { isUnknown } : null,
      })
      return sendPage(reply, policy, markup)
    })
  },
  { name: 'test-start', dependencies: ['worlds', 'base-styles'] },
)
