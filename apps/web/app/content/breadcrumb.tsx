import styled from '@emotion/styled'
import { Link } from 'react-router'
import type { Crumb } from './model'

const Trail = styled('nav')({
  fontSize: 'var(--size-label)',
  '& ol': { display: 'flex', flexWrap: 'wrap', gap: '0 8px', padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 24, color: 'var(--ink-soft)' },
  '& li + li::before': { content: '"/" / ""', color: 'var(--ink-soft)' },
  '& a': { display: 'inline-block', paddingBlock: 4 },
})

/** The way to this page; the last crumb is the page itself. */
export const Breadcrumb = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => (
  <Trail aria-label="Breadcrumb">
    <ol>
      {crumbs.map(({ title, path }, index) => (
        <li key={path}>
          {index < crumbs.length - 1 ? <Link to={path}>{title}</Link> : <span aria-current="page">{title}</span>}
        </li>
      ))}
    </ol>
  </Trail>
)
