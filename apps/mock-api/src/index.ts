export { type AppOptions, buildApp } from './app.ts'
export { createMock, type MockOptions } from './create-mock.ts'
