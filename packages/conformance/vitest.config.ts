import { defineConfig } from 'vitest/config'
import { test } from '../../vitest.base.ts'

export default defineConfig({ test: { ...test, isolate: false } })
