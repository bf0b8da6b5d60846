import type { SignedIn, User } from '@shop/contract'
import * as z from 'zod/mini'
import { findCustomerByEmail, listCustomers, toUser } from '../modules/auth/customer.store.ts'
import { issueToken } from '../modules/auth/token.service.ts'
import { hostStyles, hostStyleTexts } from '../overrides/host-styles/host-styles.ts'
import { exportSeed } from '../seed/export-seed.ts'
import type { LoadedScenario } from '../seed/scenarios.ts'
import { seedFileSchema, seedJsonSchema } from '../seed/seed-schema.ts'
import { ShopError } from '../shared/errors.ts'
import type { World } from '../worlds/world.ts'
import { describeClock, isClockSetting } from '../worlds/world-clock.ts'
import { cardProviderModes } from '../worlds/world-settings.ts'
import { control } from './control.ts'

const textSchema = z.string().check(z.minLength(1))
export const timeSchema = z.iso.datetime({
  offset: true,
  error: 'An ISO 8601 time with an offset, such as 2026-12-01T09:00:00Z.',
})

/** @param scenario its name; `seed` for a seed without a name */
const resetWorld = (world: World, scenario: string, loaded: LoadedScenario) => {
  world.reset(scenario, loaded)
  const { state } = loaded
  const { cart } = state
  return {
    world: world.name,
    scenario,
    ...(cart && { cart_uid: cart.cart_uid, cart_id: cart.cart_id }),
    ...state,
  }
}

export const customersOf = (world: World): User[] => listCustomers(world.sql).map(toUser)

export const worldControls = {
  'POST /reset': control({
    title: 'Reset the world to a scenario, and return what a client needs to continue from it',
    description:
      'Replaces the data, and resets clock, faults, stubs, host style, card provider and log. ' +
      'A recording ends.',
    examples: [
      { scenario: 'guest-cart' },
      { scenario: 'many-orders' },
      { scenario: 'many-products' },
      {},
    ],
    input: z.strictObject({ scenario: z.optional(textSchema) }),
    run: ({ world, scenarios, startScenario }, { scenario = startScenario }) =>
      resetWorld(world, scenario, scenarios.load(scenario)),
  }),
  'GET /scenarios': control({
    title: 'The scenarios',
    run: ({ scenarios }) => ({ data: scenarios.summaries }),
  }),

  'POST /snapshot': control({
    title:
      'Take a snapshot of data and clock, and return its `id` for a restore; the last 16 are kept',
    input: z.strictObject({}),
    run: ({ world }) => world.takeSnapshot(),
  }),
  'POST /restore': control({
    title: 'Restore the data and the clock of a snapshot',
    // Also accepts the whole response of `POST /snapshot`.
    input: z.strictObject({ id: textSchema, taken_at: z.optional(textSchema) }),
    run: ({ world }, { id }) => world.restoreSnapshot(id),
  }),

  'GET /seed': control({
    title: 'The data of the world as a seed file',
    description: 'Without mails, payments, pictures of customers and links to set a password.',
    run: ({ world, urlOf }) => exportSeed(world, urlOf('/__mock/api/seed/schema')),
  }),
  'GET /seed/schema': control({
    title: 'The JSON schema of seed files',
    run: () => seedJsonSchema(),
  }),
  'PUT /seed': control({
    title: 'Replace the data of the world by a seed; an invalid one changes nothing',
    examples: [
      {
        extends: 'sample',
        add: { products: [{ product_id: 99, product_name: 'Tea', product_price: 12.5 }] },
      },
    ],
    // The schema is for documentation: `scenarios.fromSeed` validates.
    input: z.looseObject({}).check(z.meta({ ...z.toJSONSchema(seedFileSchema, { io: 'input' }) })),
    run: ({ world, scenarios }, seed) => resetWorld(world, 'seed', scenarios.fromSeed(seed)),
  }),

  'GET /clock': control({
    title: 'The time of the world',
    run: ({ world }) => describeClock(world.clock),
  }),
  'POST /clock': control({
    title: 'Resume, then freeze, then advance the clock: all three in one call if you like',
    examples: [
      { advance_seconds: 1800 },
      { freeze: '2026-12-01T09:00:00+08:00' },
      { freeze: true },
      { resume: true },
    ],
    input: z
      .strictObject({
        resume: z.optional(z.literal(true)),
        freeze: z.optional(z.union([timeSchema, z.literal(true)])),
        advance_seconds: z.optional(z.number().check(z.gte(-4e9), z.lte(4e9))),
      })
      .check(
        z.refine(
          (input) => Object.keys(input).length > 0,
          'Give resume, freeze or advance_seconds.',
        ),
      ),
    run: ({ world }, { resume, freeze, advance_seconds }) => {
      const { clock } = world
      const before = clock.setting
      if (resume) clock.resume()
      if (freeze !== undefined) clock.freeze(freeze === true ? clock.now() : new Date(freeze))
      if (advance_seconds !== undefined) clock.advance(advance_seconds)
      if (!isClockSetting(clock.setting)) {
        clock.setting = before
        throw new ShopError('validation_failed', 'The clock shows times from 1970 to 9000.')
      }
      world.saveSettings()
      return describeClock(clock)
    },
  }),

  'GET /host': control({
    title: 'The host style of the world',
    run: ({ world: { hostStyle } }) => ({ style: hostStyle }),
  }),
  'POST /host': control({
    title: 'Set the style of responses',
    description: `${Object.entries(hostStyleTexts)
      .map(([style, text]) => `\`${style}\`: ${text}`)
      .join(' ')} The header \`x-mock-host-style\` sets the style of one request.`,
    examples: hostStyles.map((style) => ({ style })),
    input: z.strictObject({ style: z.enum(hostStyles) }),
    run: ({ world }, { style }) => {
      world.hostStyle = style
      world.saveSettings()
      return { style }
    },
  }),

  'GET /card-provider': control({
    title: 'How the card provider of the world opens its card page',
    run: ({ world: { cardProvider } }) => ({ mode: cardProvider }),
  }),
  'POST /card-provider': control({
    title: 'Redirect to the card page, or embed it in the shop',
    description:
      '`hosted`: `payment.create` returns the address of the card page. `embedded`: it returns a ' +
      'client secret, and `/__mock/card-page/stripe.js` is a stand-in for Stripe.js.',
    examples: [{ mode: 'embedded' }, { mode: 'hosted' }],
    input: z.strictObject({ mode: z.enum(cardProviderModes) }),
    run: ({ world }, { mode }) => {
      world.cardProvider = mode
      world.saveSettings()
      return { mode }
    },
  }),

  'POST /sign-in': control({
    title: 'Sign in without a password, also to an account that has none yet',
    examples: [{ email: 'customer@example.com' }, { email: 'new@example.com' }],
    input: z.strictObject({ email: textSchema }),
    run: ({ world }, { email }): Omit<SignedIn, 'cart'> => {
      const customer = findCustomerByEmail(world.sql, email)
      if (!customer)
        throw new ShopError(
          'not_found',
          `World ${world.name} has no account with the email ${email}.`,
        )
      const token = issueToken(world, 'session', customer.customer_id)
      return {
        message: `Signed in as ${customer.email}.`,
        user: toUser(customer),
        authorisation: { token, type: 'Bearer' },
      }
    },
  }),

  'GET /worlds': control({
    title: 'All worlds of the server, also those in files that are not open',
    run: ({ worlds, urlOf }) => ({
      data: worlds.list().map((world) => ({ ...world, url: urlOf('/', world.name) })),
    }),
  }),
  'DELETE /worlds/:name': control({
    title: 'Delete a world with its data; the next request to its name creates it again',
    run: ({ worlds, params: { name = '' } }) => {
      worlds.delete(name)
      return { deleted: name }
    },
  }),
}
