import { Children, isValidElement, type PropsWithChildren, type ReactNode } from 'react'

/** The text of rendered Markdown, without its links and emphasis. */
export const textOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) =>
      isValidElement<PropsWithChildren>(child) ? textOf(child.props.children) : String(child),
    )
    .join('')
