import { expect, it } from 'vitest'
import { control, setFault } from './controls.ts'
import { bearer, cartWith, press, seed, start } from './harness.ts'

it('has request, response and contract result of a call', {
  tags: ['@V16.2.1', '@V16.2.2', '@V16.3.1', '@V16.3.2'],
}, async () => {
  const app = await start()
  const cart = await cartWith(app, seed.book)
  const { data } = await control(app, 'GET', 'requests')
  expect(data).toEqual([
    {
      id: 1,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      method: 'POST',
      path: '/api/v1/cart',
      operation: 'cart.update',
      status: 200,
      ms: expect.any(Number),
      caller: 'guest',
      address: '127.0.0.1',
      signed_in: false,
      request_body: JSON.stringify({ cart_uid: null, quantity: 1, product_id: 8, type: 'other' }),
      response_body: JSON.stringify({ cart }),
      request_headers: expect.objectContaining({ 'content-type': 'application/json' }),
      // Without the security headers of every response.
      response_headers: {
        'content-type': 'application/json; charset=utf-8',
        vary: 'Origin',
        'x-mock-world-created': expect.any(String),
      },
      host_style: 'full',
      source: 'mock',
      contract: { kind: 'met' },
    },
  ])
})

it('has the violations of a request, unknown calls and applied faults', {
  tags: ['@V16.3.3'],
}, async () => {
  const app = await start()
  await app.inject({ method: 'POST', url: '/api/v1/cart', payload: { quantity: 3 } })
  await app.inject({
    method: 'POST',
    url: '/api/v1/cart',
    payload: '{',
    headers: { 'content-type': 'application/json' },
  })
  await app.inject('/api/v1/basket')
  await setFault(app, 'cart.update', { kind: 'malformed' })
  await press(app, seed.book)
  await app.inject('/api/v1/product/999')
  const { data } = await control(app, 'GET', 'requests')
  expect(data.map(({ status, contract }: Record<string, unknown>) => [status, contract])).toEqual([
    [422, { kind: 'request', details: expect.stringMatching(/cart_uid: .*quantity: .*product_id: .*type: /) }],
    [400, { kind: 'request', details: 'The body is not valid JSON.' }],
    [404, { kind: 'unknown', details: expect.any(String) }],
    [200, { kind: 'fault', details: 'A fault truncated the body.' }],
    [404, { kind: 'met' }],
  ])
})

it('can be filtered by operation and by id or time', async () => {
  const app = await start()
  await cartWith(app, seed.book)
  await app.inject('/api/v1/home-page/products')
  await app.inject('/api/v1/home-page/products')
  const names = async (query: string) =>
    (await control(app, 'GET', `requests?${query}`)).data.map(({ id, operation }: Record<string, unknown>) => [
      id,
      operation,
    ])
  expect(await names('operation=cart.update')).toEqual([[1, 'cart.update']])
  expect(await names('since=1&operation=catalog.products')).toEqual([
    [2, 'catalog.products'],
    [3, 'catalog.products'],
  ])
  expect(await names('since=3')).toEqual([])
  expect(await names('since=2020-01-01T00:00:00Z')).toHaveLength(3)
  expect(await names('since=2099-01-01T00:00:00Z')).toEqual([])
  expect((await app.inject('/__mock/api/requests?since=yesterday')).statusCode).toBe(422)
  expect((await app.inject('/__mock/api/requests?operation=cart.nothing')).statusCode).toBe(422)
})

it('hides passwords and tokens in bodies and paths, also in malformed JSON', {
  tags: ['@V16.2.5'],
}, async () => {
  const app = await start()
  const secrets = {
    email: 'x@example.com',
    password: 'Hunter2!x',
    token: 'tok-123',
    nested: { new_password: 'Hunter3!x' },
  }
  await app.inject({ method: 'POST', url: '/api/v1/auth/password/reset', payload: secrets })
  await app.inject('/api/v1/nothing?token=tok-123&new_password=Hunter3!x&page=1')
  const { authorisation } = await control(app, 'POST', 'sign-in', { email: 'customer@example.com' })
  const headers = {
    ...bearer(authorisation.token),
    cookie: 'session=Hunter4!x',
    'x-api-key': 'Hunter5!x',
    referer: 'http://localhost/reset-password?token=Hunter6!x&email=x@example.com',
  }
  await press(app, seed.book, null, { headers })
  const { data } = await control(app, 'GET', 'requests')
  const text = JSON.stringify(data)
  for (const secret of ['Hunter', 'tok-123', authorisation.token]) expect(text).not.toContain(secret)
  expect(data[0].request_body).toContain('"password":"(hidden)"')
  expect(data[1].path).toBe('/api/v1/nothing?token=(hidden)&new_password=(hidden)&page=1')
  expect(data[2]).toMatchObject({ signed_in: true, caller: 'customer 1' })
  expect(data[2].request_headers).toMatchObject({ authorization: '(hidden)', cookie: '(hidden)' })
  expect(data[2].request_headers.referer).toContain('?token=(hidden)&email=')
})

it('hides secrets with other names, encoded names and values that are no text', {
  tags: ['@V16.2.5', '@L9'],
}, async () => {
  const app = await start()
  const payload = { access_token: 'Hunter1', passwd: 'Hunter2', 'X-Api-Key': 'Hunter3', token: { a: ['Hunter4'] } }
  await app.inject({ method: 'POST', url: '/api/v1/cart', payload })
  await app.inject('/api/v1/nothing?p%69n=Hunter5&refresh%5Ftoken=Hunter6&%zz%5Ftoken=Hunter7&a[token]=Hunter8&b=1')
  const { data } = await control(app, 'GET', 'requests')
  expect(JSON.stringify(data)).not.toContain('Hunter')
  expect(data[1].path).toMatch(/&b=1$/)
})

it('hides secrets with short names, in an address within an address, and in a fragment', {
  tags: ['@V16.2.5', '@L24'],
}, async () => {
  const app = await start()
  const payload = { clientSecret: 'Hunter1', secretKey: 'Hunter2', pwd: 'Hunter3', pin: 'Hunter4', sms_otp: 'Hunter5' }
  const signIn = encodeURIComponent(`/sign-in?next=${encodeURIComponent('/reset-password?token=Hunter6&email=x')}&a=1`)
  const referer = `http://localhost/go?to=${signIn}#id_token=Hunter7&b=2`
  const location = 'http://localhost/done#access_token=Hunter8'
  await control(app, 'POST', 'stubs', {
    operation: 'settings.shipping',
    respond: { status: 302, body: { otp: 'Hunter9', shipping: 'kept' }, headers: { location } },
  })
  await app.inject({ method: 'POST', url: '/api/v1/cart', payload, headers: { referer } })
  await app.inject('/api/v1/settings/shipping')
  const { data } = await control(app, 'GET', 'requests')
  expect(JSON.stringify(data)).not.toContain('Hunter')
  expect(decodeURIComponent(decodeURIComponent(data[0].request_headers.referer))).toBe(
    'http://localhost/go?to=/sign-in?next=/reset-password?token=(hidden)&email=x&a=1#id_token=(hidden)&b=2',
  )
  expect(data[1].response_body).toBe('{"otp":"(hidden)","shipping":"kept"}')
})

it('hides authorizations, credentials, and headers named after them', { tags: ['@V16.2.5', '@L32'] }, async () => {
  const app = await start()
  const payload = { authorization: 'Bearer Hunter1', credentials: { a: 'Hunter2' }, pass: 'Hunter3', id_jwt: 'Hunter4' }
  await app.inject({ method: 'POST', url: '/api/v1/cart?pass=Hunter5', payload, headers: { 'x-auth': 'Hunter6' } })
  await app.inject('/api/v1/nothing?jwt=Hunter7&bearer=Hunter8&compass=kept')
  const { data } = await control(app, 'GET', 'requests')
  expect(JSON.stringify(data)).not.toContain('Hunter')
  expect(data[1].path).toMatch(/&compass=kept$/)
})

it('hides names with a secret word, secrets in JSON and in addresses within a text, and no ordinary field', {
  tags: ['@V16.2.5', '@L41'],
}, async () => {
  const app = await start()
  const secrets = [
    'passcode',
    'otp_code',
    'mfaCode',
    'security_code',
    'session',
    'sessionId',
    'sid',
    'auth',
    'access_key',
    'privateKey',
    'cardNumber',
    'cvv',
    'xsrf',
    'id_cookie',
    'verification_code',
  ]
  const payload = {
    ...Object.fromEntries([...secrets, 'secrets', 'userPIN', 'signature'].map((name) => [name, 'Hunter1'])),
    json: JSON.stringify({ list: [{ password: 'Hunter2' }], cut: '{"pin":"Hunter3' }),
    url: 'https://user:Hunter4@example.com/go?code=Hunter5&to=https%3A%2F%2Fuser%3AHunter6%40example.com',
    path: '/st/return?session_id=Hunter7',
    ...{
      coupon_code: 'kept1',
      postal_code: 'kept2',
      author: 'kept3',
      code: 'kept4',
      access_code: 'kept5',
      key: 'kept6',
    },
  }
  const names = ['x-jwt', 'x-credential', 'bearer', 'x-session-id', 'x-csrf', 'x-signature', 'x-pin']
  const headers = {
    ...Object.fromEntries(names.map((name) => [name, 'Hunter8'])),
    'x-link': 'http://u:Hunter9@a.example',
  }
  await app.inject({
    method: 'POST',
    url: '/api/v1/cart',
    payload,
    headers: { ...headers, 'idempotency-key': 'kept7' },
  })
  await app.inject(
    '/api/v1/nothing?auth=Hunter&code=Hunter&sid=Hunter&session_id=Hunter&key=Hunter&sig=Hunter&page=kept8',
  )
  const plain = { 'content-type': 'text/plain' }
  const body = '{"url":"https:\\/\\/user:Hunter@a.example\\/"}'
  await control(app, 'POST', 'stubs', {
    operation: 'settings.shipping',
    respond: { status: 400, body, headers: plain },
  })
  await app.inject('/api/v1/settings/shipping')
  const { data } = await control(app, 'GET', 'requests')
  expect(JSON.stringify(data.slice(0, 2))).not.toContain('Hunter')
  expect(data[2].response_body).toBe('{"url":"https://(hidden)@a.example/"}')
  for (const kept of [1, 2, 3, 4, 5, 6, 7, 8]) expect(JSON.stringify(data)).toContain(`kept${kept}`)
})

it('escapes line breaks in bodies', { tags: ['@V16.4.1'] }, async () => {
  const app = await start()
  await app.inject({ method: 'POST', url: '/api/v1/cart', payload: { cart_uid: 'a\n200 GET /forged\r\u2028' } })
  const { data } = await control(app, 'GET', 'requests')
  expect(data[0].request_body).toContain('a\\n200 GET /forged\\r')
  expect(data[0].request_body).not.toMatch(/[\n\r]/)
})

it('survives any body, in time proportional to its length', { tags: ['@V15.2.2', '@V16.5.2', '@M8'] }, async () => {
  const app = await start()
  const headers = { 'content-type': 'application/json' }
  const post = (payload: string) => app.inject({ method: 'POST', url: '/api/v1/cart', headers, payload })
  const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth)
  const bodies = [
    nested('[', ']', 100_000),
    `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`,
    `{"a":"${'\\"password'.repeat(20_000)}"}`,
    `{"${'password'.repeat(30_000)}":1}`,
    `[${'"",'.repeat(80_000)}1]`,
    '"'.repeat(200_000),
    JSON.stringify({ a: '//%2f%2f%25'.repeat(20_000) }),
    JSON.stringify({ a: '{"sid":'.repeat(20_000) }),
  ]
  const started = performance.now()
  for (const body of bodies) expect([400, 413, 422]).toContain((await post(body)).statusCode)
  expect(performance.now() - started).toBeLessThan(3000)
  const { data } = await control(app, 'GET', 'requests')
  expect(data).toHaveLength(bodies.length)
  expect(data[0].request_body).toContain('nested too deeply')
  for (const entry of data) expect((entry.request_body ?? '').length).toBeLessThan(45_000)
})

it('has at most 8 MiB of text, and 4 MiB with 64 worlds', { tags: ['@V15.2.2', '@M9'] }, async () => {
  const app = await start()
  for (let count = 0; count < 480; count += 1) {
    await app.inject({
      method: 'POST',
      url: '/api/v1/cart',
      payload: { cart_uid: 'x'.repeat(200_000), [`k${count}`]: 1 },
    })
  }
  const { data } = await control(app, 'GET', 'requests')
  expect(data.length).toBeGreaterThan(50)
  expect(data.length).toBeLessThan(480)
  expect(data.at(-1).id).toBe(480)
  expect(JSON.stringify(data).length).toBeLessThan(8.5 * 1024 * 1024)
  for (let count = 1; count < 64; count += 1) app.worlds.get(`w${count}`)
  const { data: less } = await control(app, 'GET', 'requests')
  expect(less.at(-1).id).toBe(480)
  expect(JSON.stringify(less).length).toBeLessThan(4.3 * 1024 * 1024)
})

it('belongs to one world, has the last 500 requests, and is cleared by a reset', async () => {
  const app = await start()
  for (let count = 0; count < 505; count += 1) await app.inject('/api/v1/settings/shipping')
  const { data } = await control(app, 'GET', 'requests')
  expect([data.length, data[0].id, data.at(-1).id]).toEqual([500, 6, 505])
  expect((await control(app, 'GET', 'requests', undefined, { 'x-mock-world': 'x' })).data).toEqual([])
  await control(app, 'POST', 'reset')
  expect((await control(app, 'GET', 'requests')).data).toEqual([])
  await app.inject('/api/v1/settings/shipping')
  expect((await control(app, 'GET', 'requests')).data[0].id).toBe(506)
})
