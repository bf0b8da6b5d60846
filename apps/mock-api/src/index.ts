export { buildApp } from './app.ts'
export type { AppOptions } from './app-options.ts'
export { createMock, type MockOptions } from './create-mock.ts'
