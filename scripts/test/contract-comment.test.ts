import { readFileSync } from 'node:fs'
import { inRoot } from '@shop/tooling/in-root'
import { expect, it } from 'vitest'

const workflow = readFileSync(inRoot('.github/workflows/ci.yml'), 'utf8')
const [, job = ''] = /^ {2}contract:\n([\s\S]*?)^ {2}\w+:\n/m.exec(workflow) ?? []

it('keeps one comment on a pull request with the report, of changes at first', () => {
  expect(job).toContain(
    `if grep -q '^### ' "$RUNNER_TEMP/report.md"; then new=--create-if-none; fi\n`,
  )
  expect(job).toMatch(/gh pr comment "\$NUMBER" --edit-last \S+ --body-file/)
})

it('comments only on pull requests of the repository itself, and runs in a merge queue', () => {
  expect(job).toContain(
    '- if: always() && github.event.pull_request.head.repo.full_name == github.repository\n',
  )
  expect(job).toContain('\n    permissions:\n      contents: read\n      pull-requests: write\n')
  expect(workflow).toMatch(/^ {2}merge_group:$/m)
  expect(workflow).toContain('github.event.merge_group.base_sha')
})
