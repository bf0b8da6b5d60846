import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The ids of waived breaking changes, each with its decision record. The front matter of a record lists the ids that
 * `contract:check` prints:
 * ```
 * ---
 * waives:
 *   - response-property-enum-value-added-1a2b3c4d
 * ---
 * ```
 */
export function waivers(folder: string): Map<string, string> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'))
  return new Map(
    files
      .sort()
      .flatMap((file) => waivedBy(readFileSync(join(folder, file), 'utf8')).map((id): [string, string] => [id, file])),
  )
}

function waivedBy(text: string): string[] {
  const frontMatter = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text.replaceAll('\r\n', '\n'))?.[1] ?? ''
  const items = /^waives:[ \t]*\n((?:[ \t]*(?:-[ \t]+\S+[ \t]*)?(?:\n|$))+)/m.exec(frontMatter)?.[1] ?? ''
  return items.split('\n').flatMap((line) => /-\s+(\S+)/.exec(line)?.[1] ?? [])
}
