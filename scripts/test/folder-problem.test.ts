import { expect, test } from 'vitest'
import { folderProblem } from '../folder-problem.ts'

test.each(['/home/ana/a#b', '/home/ana/really?', '/home/ana/my%20shop'])(
  'names %s, in which Vite cannot work',
  (path) => {
    expect(folderProblem(path)).toContain(path)
  },
)

test.each(['/home/ana/shop', '/home/ana/100% mine', 'C:\\shops\\my shop'])('accepts %s', (path) => {
  expect(folderProblem(path)).toBeUndefined()
})
