import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// As every time-out of the tests, this one is for tests that hang.
configure({ asyncUtilTimeout: 30_000 })

afterEach(cleanup)
