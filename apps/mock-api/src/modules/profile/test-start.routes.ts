import fp from 'fastify-plugin'
import { pagePolicy } from '../../http/page-files.ts'
import { html } from '../../shared/html.ts'
import { testNameOf } from './profile.service.ts'

/** The page behind the links of test accounts. The provider's own site would ask the questions. */
export const testStartPlugin = fp(async (app) => {
  app.get<{ Querystring: { code?: unknown } }>('/test/start', ({ world, query }, reply) => {
    const code = String(query.code ?? '').trim()
    const test = testNameOf(world, code)
    const [title, ...texts] =
      test === undefined
        ? ['We don’t know this code', 'Please check it in your receipt, or in My Account, under Tests.']
        : [
            'Your code is accepted',
            `${test}, for one person.`,
            'This is a sample: at the publisher’s site, the questions start here.',
          ]
    return reply
      .status(test === undefined ? 404 : 200)
      .header('content-security-policy', pagePolicy("form-action 'none'"))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        html`<!doctype html><html lang="en-MY"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>
<link rel="stylesheet" href="/__mock/base.css"><link rel="stylesheet" href="/__mock/card-page/card-page.css"></head>
<body><p class="notice" role="note"><strong>Sample page.</strong> No answers are taken or kept.</p>
<div class="frame"><main><div class="single"><h1>${title}</h1><div class="sheet"><p>Access code <strong>${code}</strong></p>${texts.map((text) => html`<p class="stack">${text}</p>`)}</div></div></main></div></body></html>`
          .markup,
      )
  })
})
