import styled from '@emotion/styled'

/** Form and summary: side by side on wide windows, where the summary stays in sight. */
export const Columns = styled('div')({
  display: 'grid',
  gap: '32px clamp(32px, 5vw, 64px)',
  alignItems: 'start',
  '@media (min-width: 960px)': {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    '& > aside': { position: 'sticky', top: 96 },
  },
})
