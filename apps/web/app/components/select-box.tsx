import styled from '@emotion/styled'

/** What a `<select>` stands in, so that its arrow is the house's and keeps its distance from the edge. */
export const SelectBox = styled('div')({
  position: 'relative',
  '&& > select': { appearance: 'none', paddingInlineEnd: 44, textOverflow: 'ellipsis' },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInlineEnd: 18,
    top: 'calc(50% - 7px)',
    width: 9,
    height: 9,
    border: 'solid var(--ink-soft)',
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
    pointerEvents: 'none',
  },
})
