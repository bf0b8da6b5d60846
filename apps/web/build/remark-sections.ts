/** The parts of a Markdown syntax tree that matter here. */
interface Node {
  readonly type: string
  readonly depth?: number
  readonly value?: string
  readonly children?: readonly Node[]
}

const textOf = ({ value = '', children = [] }: Node): string =>
  value + children.map(textOf).join('')

const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const element = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly Node[],
) => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  children,
})

/** `Title [#anchor]`; without an anchor it is derived from the title. */
const headingOf = (node: Node) => {
  const [, title = '', id = slug(title)] = /^(.*?)(?:\s*\[#([\w-]+)\])?$/s.exec(textOf(node)) ?? []
  return { id, title }
}

/**
 * A remark plugin: each `##` heading and what follows becomes a `<Section id title>`, all of them
 * together `<Sections>`.
 */
export const remarkSections = () => (root: { children: readonly Node[] }) => {
  const isHeading = ({ type, depth }: Node) => type === 'heading' && depth === 2
  const first = root.children.findIndex(isHeading)
  if (first < 0) return
  const rest = root.children.slice(first)
  const starts = rest.flatMap((node, index) => (isHeading(node) ? [index] : []))
  const sections = starts.flatMap((start, index) => {
    const [heading, ...content] = rest.slice(start, starts[index + 1])
    return heading ? [element('Section', headingOf(heading), content)] : []
  })
  root.children = [...root.children.slice(0, first), element('Sections', {}, sections)]
}
