import styled from '@emotion/styled'

const Ring = styled('div')({
  width: 48,
  height: 48,
  borderRadius: '50%',
  border: '3px solid var(--line)',
  borderTopColor: 'var(--accent)',
  animation: 'spin 0.9s linear infinite',
  '@keyframes spin': { to: { transform: 'rotate(1turn)' } },
})

const Room = styled('div')({ display: 'grid', placeItems: 'center', minHeight: '40vh' })

/** A spinner where a page will be; `label` is said once to screen readers. */
export const PageSpinner = ({ label }: { readonly label: string }) => (
  <Room aria-busy="true">
    <span className="visually-hidden" role="status">
      {label}
    </span>
    <Ring aria-hidden />
  </Room>
)
