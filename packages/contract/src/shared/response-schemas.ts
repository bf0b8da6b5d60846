import * as z from 'zod/mini'

/** An operation, or only its route. */
interface Declared {
  readonly route: { readonly responses: Readonly<Record<number, unknown>> }
}

export function responseSchema({ route }: Declared, status: number): z.core.$ZodType | undefined {
  const declared = route.responses[status]
  return declared instanceof z.core.$ZodType ? declared : undefined
}

export function successSchema(declared: Declared): z.core.$ZodType | undefined {
  return responseSchema(declared, 200) ?? responseSchema(declared, 201)
}
