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
  '& > li': {
    counterIncrement: 'step',
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    gap: '4px 16px',
  },
  '& > li > h3': { alignSelf: 'center' },
  '& > li > p': { gridColumn: 2 },
  '@media (min-width: 700px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '&:has(> li:nth-of-type(3):last-of-type)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  '@media (min-width: 1100px)': {
    '&:has(> li:nth-of-type(4):last-of-type)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 },
    '& > li > p': { gridColumn: 'auto' },
  },
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

/** Cards that share the line: two, three or four of them, so that none is left over. What has five is set as rows. */
export const CardGrid = styled('ul')({
  display: 'grid',
  gap: 16,
  padding: 0,
  listStyle: 'none',
  '@media (min-width: 700px)': {
    gap: 24,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '&:has(> li:nth-of-type(3):last-of-type)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  '@media (min-width: 1200px)': {
    '&:has(> li:nth-of-type(4):last-of-type)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

export const CardBox = styled('li')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 8,
  padding: 'clamp(16px, 2vw, 24px)',
  background: 'var(--sheet)',
  borderRadius: 'var(--radius)',
  boxShadow: 'var(--shadow)',
  '& > p': { fontSize: 'var(--size-label)', color: 'var(--ink-soft)' },
  '& > a': { marginTop: 'auto', paddingTop: 4, fontSize: 'var(--size-label)', fontWeight: 600 },
  // The whole card leads where its one link does.
  '& > a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'var(--radius)' },
})

/** Pages or things to go to, one under the other, each a line with its sign, its name and a sentence. */
export const LinkRows = styled('ul')({
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  borderBottom: '1px solid var(--line)',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 24px',
    gap: '4px 24px',
    alignItems: 'center',
    paddingBlock: 16,
    borderTop: '1px solid var(--line)',
  },
  "& > li[data-signed='true']": { gridTemplateColumns: '40px minmax(0, 1fr) 24px', gap: '4px 16px' },
  '& h3 a': { color: 'inherit', textDecoration: 'none' },
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0 },
  '& li:hover h3 a': { textDecoration: 'underline', textDecorationThickness: 1 },
  '& p': { gridColumn: 1, gridRow: 2, fontSize: 'var(--size-label)', color: 'var(--ink-soft)' },
  "& > li[data-signed='true'] > p": { gridColumn: 2 },
  '& .sign': { gridRow: 'span 2' },
  '& .arrow': {
    gridColumn: '-2',
    gridRow: '1 / span 2',
    color: 'var(--accent)',
    transition: 'transform var(--motion-quick) var(--motion-ease)',
  },
  '& li:hover .arrow': { transform: 'translateX(4px)' },
  '@media (min-width: 800px)': {
    '& > li': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr) 24px', paddingBlock: 20 },
    "& > li[data-signed='true']": { gridTemplateColumns: '48px minmax(0, 3fr) minmax(0, 6fr) 24px', gap: '4px 24px' },
    '& p': { gridColumn: 'auto', gridRow: 'auto' },
    "& > li[data-signed='true'] > p": { gridColumn: 'auto' },
    '& .arrow, & .sign': { gridRow: 'auto' },
  },
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

/** A figure and what is said of it, side by side where there is room. */
export const Beside = styled('div')({
  display: 'grid',
  gap: '24px 48px',
  alignItems: 'center',
  '& > div': { display: 'grid', gap: 16 },
  '@media (min-width: 800px)': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)' },
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
