import * as z from 'zod/mini'
import { ruleShape } from '../overrides/call-rules.ts'
import { faultInputSchema } from '../overrides/faults.ts'
import { type HostStyle, hostStyles } from '../overrides/host-styles/host-styles.ts'
import { type StubInput, stubInputSchema } from '../overrides/stubs.ts'
import { isClockSetting } from './world-clock.ts'

/**
 * What opens the card page: `hosted` is an address, to which the browser goes; `embedded` is a
 * client secret, with which the shop embeds the page (architecture §4.6).
 */
export const cardProviderModes = ['hosted', 'embedded'] as const
export type CardProviderMode = (typeof cardProviderModes)[number]

export const worldSettingsSchema = z.object({
  /** Real time, as ISO 8601. */
  createdAt: z.iso.datetime(),
  clock: z
    .object({ frozenAt: z.nullable(z.number()), aheadBy: z.number() })
    .check(z.refine(isClockSetting)),
  hostStyle: z.enum(hostStyles),
  cardProvider: z._default(z.enum(cardProviderModes), 'hosted'),
  /** The scenario that it started from; `seed` for a seed without a name. */
  scenario: z.string(),
  /** Of the data that it started from; empty if it is unknown. */
  seedVersion: z._default(z.string(), ''),
  faults: z._default(z.array(z.safeExtend(faultInputSchema, ruleShape)), []),
  stubs: z._default(z.array(z.safeExtend(stubInputSchema, ruleShape)), []),
})
export type WorldSettings = z.infer<typeof worldSettingsSchema>

/** How a new world starts, and a world after a reset. */
export interface NewWorldOptions {
  /** The scenario of new worlds, and of a reset that names none; `default` if omitted. */
  readonly scenario?: string
  /** `full` if omitted. */
  readonly hostStyle?: HostStyle | undefined
  readonly stubs?: readonly StubInput[] | undefined
  /** Whether attempts are limited; true if omitted. */
  readonly limits?: boolean
  /** Patterns of the operations that the upstream responds to. */
  readonly passthrough?: readonly string[] | undefined
}
