import styled from '@emotion/styled'
import type { ComponentProps } from 'react'

const look = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  padding: 8,
  border: 0,
  borderRadius: 'var(--radius)',
  background: 'transparent',
  color: 'var(--ink)',
  cursor: 'pointer',
  transition: 'background-color var(--motion-quick) var(--motion-ease)',
  '&:hover:not(:disabled)': { background: 'var(--shade)' },
  '&:disabled': { opacity: 0.4, cursor: 'default' },
} as const

const Pressed = styled('button')(look)

/** A button that shows an icon alone; its name is its `aria-label`. */
export const IconButton = (props: ComponentProps<'button'>) => <Pressed type="button" {...props} />

/** The same for a place outside the shop. */
export const IconLink = styled('a')(look)
