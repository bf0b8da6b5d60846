import styled from '@emotion/styled'
import type { ComponentProps, ReactNode } from 'react'

const Line = styled('label')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  paddingBlock: 8,
  cursor: 'pointer',
  '& input': { flex: 'none', width: 22, height: 22, margin: '2px 0 0', accentColor: 'var(--accent)' },
})

/** A switch between two states of a form, its label beside it. Takes react-hook-form's `{...register('…')}` as it is. */
export const CheckField = ({ label, ...input }: { readonly label: ReactNode } & ComponentProps<'input'>) => (
  <Line>
    <input type="checkbox" {...input} />
    <span>{label}</span>
  </Line>
)
