import type * as z from 'zod/mini'
import type { FakeProvider } from '../card-provider/fake-provider.ts'
import type { Scenarios } from '../seed/scenarios.ts'
import type { World } from '../worlds/world.ts'
import type { WorldRegistry } from '../worlds/world-registry.ts'

interface ControlCall {
  readonly world: World
  readonly worlds: WorldRegistry
  readonly scenarios: Scenarios
  /** The scenario of a reset that names none. */
  readonly startScenario: string
  readonly provider: FakeProvider
  /** The URL of the real host behind the mock; null without one. */
  readonly upstream: string | null
  readonly params: Readonly<Record<string, string>>
  /** An absolute URL of this server, in a world: by default that of the call. */
  readonly urlOf: (path: string, world?: string) => string
  /** Aborts when the client disconnects, or the server closes. */
  readonly closed: AbortSignal
}

/**
 * A control with its documentation in the explorer. Its input is the query of a GET, and the body
 * of any other call.
 */
export interface Control<Input extends z.core.$ZodType = z.core.$ZodType, Result = unknown> {
  readonly title: string
  readonly description?: string
  readonly examples?: readonly z.input<Input>[]
  readonly input?: Input
  run(call: ControlCall, input: z.output<Input>): Result
}

/** Infers the types of a control, which the client has. */
export const control = <Input extends z.core.$ZodType, Result>(declared: Control<Input, Result>) =>
  declared
