/** The inputs of the control API (architecture §6), parsed by its handlers and shown in the explorer; a title is the summary. */
import * as z from 'zod/mini'
import { seedFileSchema } from '../seed/seed-schema.ts'
import { operationSchema } from '../worlds/faults.ts'
import { stubInputSchema } from '../worlds/stubs.ts'
import { hostStyles } from '../worlds/world-settings.ts'

const textSchema = z.string().check(z.minLength(1))
const timeSchema = z.iso.datetime({
  offset: true,
  error: 'An ISO 8601 time with an offset, such as 2026-12-01T09:00:00Z.',
})

export const resetInputSchema = z.strictObject({ scenario: z.optional(textSchema) }).check(
  z.meta({
    title: 'Reset the world to a scenario, and return what a client needs to continue from it',
    description: 'Replaces the data, and resets clock, faults, stubs, host style and log. A recording ends.',
    examples: [{ scenario: 'guest-cart' }, { scenario: 'many-orders' }, { scenario: 'many-products' }, {}],
  }),
)

export const restoreInputSchema = z
  // Also the whole response of a snapshot.
  .strictObject({ id: textSchema, taken_at: z.optional(textSchema) })
  .check(z.meta({ title: 'Restore the data and the clock of a snapshot' }))

export const clockInputSchema = z
  .strictObject({
    resume: z.optional(z.literal(true)),
    freeze: z.optional(z.union([timeSchema, z.literal(true)])),
    advance_seconds: z.optional(z.number().check(z.gte(-4e9), z.lte(4e9))),
  })
  .check(
    z.meta({
      title: 'Resume, then freeze, then advance the clock: all three in one call if you like',
      examples: [
        { advance_seconds: 1800 },
        { freeze: '2026-12-01T09:00:00+08:00' },
        { freeze: true },
        { resume: true },
      ],
    }),
  )

export const hostInputSchema = z.strictObject({ style: z.enum(hostStyles) }).check(
  z.meta({
    title: 'Respond in full, or like a sparse host',
    description:
      '`sparse`: no assumed field, and the forms that PHP frameworks give values, such as `"55.00"`. The header `x-mock-host-style` sets the style of one request.',
    examples: [{ style: 'sparse' }, { style: 'full' }],
  }),
)

/** One stub, or a stubs file: the handler parses which. */
export const stubsInputSchema = z.looseObject({}).check(
  z.meta({
    ...z.toJSONSchema(stubInputSchema, { io: 'input' }),
    title: 'Respond to the calls of an operation with a given response, or add the stubs of a file',
    description:
      '`match` names the parts that a request must have, of the body at any depth. Stubs with `times` respond first. A response may break the contract: `warning` in the result says so, and the request log marks it. `*` is any operation.',
    examples: [
      { operation: 'catalog.products', respond: { status: 200, body: { data: [] } } },
      { operation: 'catalog.product', match: { params: { id: 8 } }, respond: { status: 404 } },
      {
        operation: 'cart.update',
        times: 1,
        match: { body: { quantity: -1 } },
        respond: { status: 409, delay_ms: 300 },
      },
    ],
  }),
)

/** The scenarios parse it. */
export const seedInputSchema = z.looseObject({}).check(
  z.meta({
    ...z.toJSONSchema(seedFileSchema, { io: 'input' }),
    title: 'Replace the data of the world by a seed; an invalid one changes nothing',
    examples: [
      { extends: 'sample', add: { products: [{ product_id: 99, product_name: 'Tea', product_price: 12.5 }] } },
    ],
  }),
)

const sinceError = 'The id of a logged request, or an ISO 8601 time.'
export const requestsQuerySchema = z
  .strictObject({
    operation: z.optional(operationSchema),
    since: z.optional(z.union([z.string().check(z.regex(/^\d+$/)), timeSchema], { error: sinceError })),
  })
  .check(
    z.meta({
      title: 'The request log, oldest first',
      description:
        '`since` is the id of a request or a time, exclusive. `contract.kind` is `met`, `request` or `response` (which broke the contract), `tolerated` (the shop can show it), `fault`, `unimplemented` or `unknown`. `source` is `mock`, `stub` or `upstream`.',
    }),
  )

export const signInInputSchema = z.strictObject({ email: textSchema }).check(
  z.meta({
    title: 'Sign in without a password, also to an account that has none yet',
    examples: [{ email: 'customer@example.com' }, { email: 'new@example.com' }],
  }),
)

export const recordInputSchema = z.strictObject({ action: z.enum(['start', 'stop']) }).check(
  z.meta({
    title: 'Record the exchanges of the world; `stop` returns them as a stubs file',
    description: 'Values of secret keys are hidden: read the file before you share it.',
    examples: [{ action: 'start' }, { action: 'stop' }],
  }),
)

const waitError = 'wait_ms is a whole number of milliseconds, at most 30000.'
const waitSchema = z.coerce
  .number<string>(waitError)
  .check(z.refine((ms) => ms % 1 === 0 && ms >= 0 && ms <= 30_000, waitError))
export const outboxQuerySchema = z.object({ to: z._default(z.string(), ''), wait_ms: z._default(waitSchema, 0) }).check(
  z.meta({
    title: 'The mails, newest first',
    description: '`to`: only those to an address. `wait_ms`: wait for the first, at most 30000.',
  }),
)
