/** How the workflow of a pull request shows the report of the contract check. */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '@shop/tooling/in-root'
import { expect, it } from 'vitest'

const workflow = readFileSync(inRoot('.github/workflows/ci.yml'), 'utf8')
const [, job = ''] = /^ {2}contract:\n([\s\S]*?)^ {2}\w+:\n/m.exec(workflow) ?? []
const scripts = [...job.matchAll(/ run: \|\n((?: {10}.*\n)+)/g)].map(([, script = '']) => script)

/** Runs both scripts with a check that reports `summary`, and returns the call of `gh`. */
function commentOn(summary: string, exitCode: number) {
  const folder = mkdtempSync(join(tmpdir(), 'contract-comment-'))
  const command = (name: string, text: string) => {
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  command('bash', `printf '${summary}' >> "$GITHUB_STEP_SUMMARY"; exit ${exitCode}`)
  command('gh', `echo "$@" > ${folder}/calls; cat "$RUNNER_TEMP/report.md" >> ${folder}/calls`)
  writeFileSync(join(folder, 'summary'), '')
  const env = {
    PATH: `${folder}:/usr/bin:/bin`,
    GITHUB_STEP_SUMMARY: join(folder, 'summary'),
    RUNNER_TEMP: folder,
    NUMBER: '7',
  }
  const [check, comment] = scripts.map((script) =>
    spawnSync('/bin/bash', ['-e', '-c', script], { env, encoding: 'utf8' }),
  )
  expect(check?.status, check?.stderr).toBe(exitCode)
  expect(comment?.status, comment?.stderr).toBe(0)
  return readFileSync(join(folder, 'calls'), 'utf8').replaceAll(folder, '')
}

it('keeps one comment with the report, also of a check that fails', () => {
  const report = '### Breaks clients\\n- a change\\n'
  expect(commentOn(report, 1)).toBe(
    'pr comment 7 --edit-last --create-if-none --body-file /report.md\n' +
      '### Breaks clients\n- a change\n',
  )
})

it('writes no first comment without changes, but updates an earlier one', () => {
  expect(commentOn('No changes.', 0)).toBe(
    'pr comment 7 --edit-last --body-file /report.md\nNo changes.',
  )
})

it('comments only on pull requests of the repository itself, and runs in a merge queue', () => {
  expect(job).toContain(
    '- if: always() && github.event.pull_request.head.repo.full_name == github.repository\n',
  )
  expect(job).toContain('\n    permissions:\n      contents: read\n      pull-requests: write\n')
  expect(workflow).toMatch(/^ {2}merge_group:$/m)
  expect(workflow).toContain('github.event.merge_group.base_sha')
})
