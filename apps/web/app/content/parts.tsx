import styled from '@emotion/styled'

/** Boxes that the blocks of an information page are made of. */

export const Bullets = styled('ul')({
  display: 'grid',
  gap: 8,
  maxWidth: 'var(--measure-text)',
  paddingInlineStart: '1.25em',
  '& li::marker': { color: 'var(--accent)' },
})

export const Numbered = styled('ol')({
  display: 'grid',
  gap: '24px 32px',
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 168px), 1fr))',
  '& > li': { counterIncrement: 'step', display: 'flex', flexDirection: 'column', gap: 8 },
  '& > li::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    borderRadius: '50%',
    border: '1.5px solid var(--accent)',
    color: 'var(--accent)',
    fontFamily: 'var(--font-display)',
    fontSize: 'var(--size-lead)',
    lineHeight: 1,
  },
})

export const FactList = styled('dl')({
  display: 'grid',
  '& > div': {
    display: 'grid',
    gap: '4px 32px',
    paddingBlock: 16,
    borderTop: '1px solid var(--line)',
    '@media (min-width: 700px)': { gridTemplateColumns: '13rem minmax(0, 1fr)' },
  },
  '& > div:last-of-type': { borderBottom: '1px solid var(--line)' },
  '& dt': { fontWeight: 600 },
  '& dd': { maxWidth: 'var(--measure-text)' },
})

export const CardGrid = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 24,
  padding: 0,
  listStyle: 'none',
  // One or two cards keep the width of a card; more of them share the line, five of them where it is whole.
  '& > li': { flex: '1 1 220px', maxWidth: 400 },
  '&:has(> li:nth-of-type(3))': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
    '& > li': { maxWidth: 'none' },
  },
})

export const CardBox = styled('li')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  padding: 24,
  background: 'var(--sheet)',
  borderRadius: 'var(--radius)',
  boxShadow: 'var(--shadow)',
  '& > p': { fontSize: 'var(--size-label)', color: 'var(--ink-soft)' },
  '& > a': { marginTop: 'auto', paddingTop: 4, fontSize: 'var(--size-label)', fontWeight: 600 },
  // The whole card leads where its one link does.
  '& > a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'var(--radius)' },
})

export const NoteBox = styled('p')({
  padding: '16px 24px',
  background: 'var(--accent-wash)',
  borderRadius: 'var(--radius)',
  borderInlineStart: '3px solid var(--accent)',
})

export const Figure = styled('figure')({
  display: 'grid',
  gap: 12,
  maxWidth: 440,
  '& figcaption': { fontSize: 'var(--size-label)', color: 'var(--ink-soft)' },
})

export const QuestionBox = styled('details')({
  borderTop: '1px solid var(--line)',
  '&:last-of-type': { borderBottom: '1px solid var(--line)' },
  '& > summary': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 24,
    paddingBlock: 16,
    cursor: 'pointer',
    listStyle: 'none',
    fontWeight: 600,
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary::after': {
    content: '""',
    flex: 'none',
    width: 10,
    height: 10,
    marginTop: 7,
    marginInlineEnd: 4,
    borderInlineEnd: '2px solid var(--accent)',
    borderBlockEnd: '2px solid var(--accent)',
    transform: 'rotate(45deg)',
    transition: 'transform var(--motion-quick) var(--motion-ease)',
  },
  '&[open] > summary::after': { transform: 'translateY(4px) rotate(225deg)' },
  '& > div': { display: 'grid', gap: 12, paddingBottom: 24, color: 'var(--ink-soft)' },
})

export const DocumentList = styled('ul')({
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    gap: '2px 16px',
    paddingBlock: 14,
    borderTop: '1px solid var(--line)',
  },
  '& > li:last-of-type': { borderBottom: '1px solid var(--line)' },
  '& svg': { gridRow: 'span 2', marginTop: 2 },
  '& p': { gridColumn: 2, fontSize: 'var(--size-label)', color: 'var(--ink-soft)' },
  '& :is(a, strong)': { fontWeight: 600 },
})
