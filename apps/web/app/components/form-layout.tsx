import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'

/** Fields in two columns, in one on a phone. */
export const Fields = styled('div')({
  display: 'grid',
  gap: 20,
  '@media (min-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

/** A field over both columns. */
export const Wide = styled('div')({ '@media (min-width: 560px)': { gridColumn: '1 / -1' } })

const Frame = styled('fieldset')({
  display: 'grid',
  gap: 20,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& + &': { marginTop: 40 },
})

/** A part of the form under its heading. */
export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId()
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id} style={{ fontSize: 'var(--size-lead)' }}>
        {title}
      </h2>
      {children}
    </Frame>
  )
}
