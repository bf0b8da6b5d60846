/** Deviations that a test plants in the independent host, and the lines that the report must have, and no others. */
import { access, accounts, maliciousInput, origins } from './access.ts'
import { form } from './form.ts'
import type { PlantedDeviation } from './plant.ts'
import { amounts, carts, catalogue, lists, payment } from './shop-rules.ts'

export const plantedDeviations: Record<string, PlantedDeviation> = {
  ...form,
  ...catalogue,
  ...carts,
  ...amounts,
  ...lists,
  ...payment,
  ...access,
  ...accounts,
  ...origins,
  ...maliciousInput,
}
