import fp from 'fastify-plugin'
import { pagePolicy, sendPage } from '../../http/page-files.ts'
import { html } from '../../shared/html.ts'
import { testNameOf } from './profile.service.ts'

/** The page behind the links of test accounts. The provider's own site would ask the questions. */
export const testStartPlugin = fp(async (app) => {
  app.get<{ Querystring: { code?: unknown } }>('/test/start', ({ world, query }, reply) => {
    const code = String(query.code ?? '').trim()
    const test = testNameOf(world, code)
    const isUnknown = test === undefined
    const title = isUnknown ? 'Enter your access code' : 'Your code is accepted'
    const content = isUnknown
      ? html`<form action="/test/start"><div class="field"><label for="code">Access code</label>
<input id="code" name="code" value="${code}" required maxlength="64" autocomplete="off" autocapitalize="characters" spellcheck="false" aria-describedby="hint">
${code !== '' && html`<p class="problem" role="alert">We don’t know this code. Please check it.</p>`}
<p id="hint" class="hint">It is on your card, in your receipt, or in My Account, under Tests.</p></div>
<button class="button" type="submit">Start the test</button></form>`
      : html`<p>Access code <strong class="code">${code}</strong></p><p class="stack">${test}, for one person.</p>
<p class="stack">This is a sample: at the publisher’s site, the questions start here.</p>`
    return sendPage(
      reply.status(isUnknown && code !== '' ? 404 : 200).header('cache-control', 'no-store'),
      pagePolicy("form-action 'self'"),
      html`<!doctype html><html lang="en-MY"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>
<link rel="stylesheet" href="/__mock/base.css"><link rel="stylesheet" href="/__mock/card-page/card-page.css"></head>
<body><p class="notice" role="note"><strong>Sample page.</strong> No answers are taken or kept.</p>
<div class="frame"><main><div class="single"><h1>${title}</h1><div class="sheet">${content}</div></div></main></div></body></html>`
        .markup,
    )
  })
})
