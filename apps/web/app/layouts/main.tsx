import { Outlet } from 'react-router'

export const Main = ({ className }: { readonly className?: string | undefined }) => (
  <main id="main" className={className} tabIndex={-1}>
    <Outlet />
  </main>
)
