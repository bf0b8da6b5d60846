/** A place where a reviewer sees an annotation. */
interface Place {
  readonly file: string
  readonly line: number
}

/**
 * The changed line that names what a change is about, or else the first changed line.
 * @param where such as `Order.items`, `POST /api/v1/cart: body.quantity` or `constant page_size`
 * @param text what changed: it quotes the values
 * @param diff the changed code as `git diff` prints it, without context and prefixes; empty where
 * it is not known
 */
export function sourceOf(where: string, text: string, diff: string): Place {
  const lines = changedLines(diff)
  const [last = '', ...owners] = (where.match(/[a-z][\w-]*/gi) ?? []).toReversed()
  const values = [...text.matchAll(/"([\w-]+)"/g)].map(([, value = '']) => value)
  const named = [last, ...values, ...owners].flatMap((name) => {
    const word = new RegExp(`\\b${name}\\b`, 'i')
    return lines.find((line) => word.test(line.text)) ?? []
  })
  const { file, line } = named[0] ?? lines[0] ?? { file: 'packages/contract/openapi.json', line: 1 }
  return { file, line }
}

/** The new lines, then the places of the removed ones. */
function changedLines(diff: string): (Place & { readonly text: string })[] {
  const lines = diff.split(/^diff --git .*$/m).flatMap((part) => {
    const [, file = ''] = /^\+\+\+ (.*)/m.exec(part) ?? []
    return part.split(/^(?=@@ )/m).flatMap((hunk) => {
      const [head = '', ...changed] = hunk.split('\n')
      const start = Number(/^@@ .*\+(\d+)/.exec(head)?.[1])
      const added = changed.filter((text) => text.startsWith('+'))
      return changed.flatMap((text) => {
        if (!(start > 0) || !/^[-+]/.test(text)) return []
        return { file, line: start + Math.max(0, added.indexOf(text)), text }
      })
    })
  })
  return lines.toSorted((a, b) => Number(a.text.startsWith('-')) - Number(b.text.startsWith('-')))
}
