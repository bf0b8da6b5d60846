export type { OperationName } from '@shop/contract'
export type { Payment } from './control/purchase-controls.ts'
export {
  type Control,
  type ControlOptions,
  createControl,
  type ScenarioName,
} from './control-client.ts'
export { createMock, type MockOptions } from './create-mock.ts'
export type { SentMail as Mail } from './modules/mail/mail.service.ts'
export type { SeedFile } from './seed/seed-schema.ts'
export type { LoggedRequest } from './worlds/request-log.ts'
