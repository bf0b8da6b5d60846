import { turbo } from './turbo.ts'

const ok = await turbo(process.argv.slice(2))
process.exit(ok ? 0 : 1)
