import type { FastifyRequest } from 'fastify'
import { type Html, html } from '../../shared/html.ts'
import type { LoggedRequest, Verdict } from '../../worlds/request-log.ts'
import { absoluteUrl } from '../../worlds/world-name.ts'
import type { ConsolePage } from '../layout.ts'
import { moment, pretty } from '../words.ts'

const verdicts: Record<Verdict['kind'], readonly [tone: string, words: string]> = {
  met: ['good', 'met'],
  request: ['bad', 'bad request'],
  response: ['bad', 'bad answer'],
  fault: ['note', 'fault'],
  unknown: ['bad', 'no such call'],
}

/** The calls of the API, newest first. */
export const requestsPage = (request: FastifyRequest): ConsolePage => ({
  place: '',
  title: 'Requests',
  lead: 'What the shop asked of the API, newest first, and whether it kept to the contract. Passwords and tokens are hidden.',
  body: html`<div id="requests" data-live>${list(request)}</div>`,
})

const list = (request: FastifyRequest): Html => {
  const { entries } = request.world.log
  if (entries.length === 0) {
    return html`<p class="empty">Nothing has been asked yet. Open the <a href="/">shop</a> in this world, and its calls show up here.</p>`
  }
  return html`<ol class="log">${entries.toReversed().map((entry) => row(request, entry))}</ol>`
}

const row = (request: FastifyRequest, entry: LoggedRequest): Html => {
  const [tone, words] = verdicts[entry.contract.kind]
  return html`<li><details id="r${entry.id}"><summary id="s${entry.id}"><time class="time soft" datetime="${entry.at}">${moment(entry.at, 'second')}</time><b class="method mono">${entry.method}</b><span class="path">${entry.path}${entry.operation !== null && html` <span class="soft">${entry.operation}</span>`}</span><span class="status mono">${entry.status ?? 'none'}</span><span class="num soft">${entry.ms.toFixed(entry.ms < 10 ? 1 : 0)} ms</span><span class="verdict"><span class="tag ${tone}">${words}</span></span></summary>
<div class="inside">${'details' in entry.contract && html`<p class="problem ${entry.contract.kind}">${entry.contract.details}</p>`}${part('Asked', entry.request_body)}${part('Answered', entry.response_body)}<div class="buttons"><button type="button" class="quiet" id="c${entry.id}" data-copy="${curlOf(request, entry)}">Copy as curl</button><span class="soft">${entry.signed_in ? 'With a bearer token: put it in TOKEN.' : 'Without a token.'}</span></div></div></details></li>`
}

const part = (title: string, body: string | null): Html =>
  html`<h3>${title}</h3>${body === null ? html`<p class="soft">No body.</p>` : html`<pre tabindex="0">${pretty(body)}</pre>`}`

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** The call as a command line that reaches this world; what is hidden in the log is hidden in it. */
const curlOf = (request: FastifyRequest, { method, path, request_body: body, signed_in }: LoggedRequest): string =>
  [
    `curl -X ${method} ${quoted(absoluteUrl(request, path))}`,
    ...(signed_in ? ['-H "authorization: Bearer $TOKEN"'] : []),
    ...(body === null ? [] : ["-H 'content-type: application/json'", `--data ${quoted(body)}`]),
  ].join(' ')
