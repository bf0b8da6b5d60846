// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { ScrollAndFocus } from './scroll-and-focus'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const Layout = () => (
  <>
    <ScrollAndFocus />
    <Outlet />
  </>
)

it('shows a page whose fragment is no encoded text', async () => {
  const router = createMemoryRouter([{ element: <Layout />, children: [{ path: '*', element: <p>The page</p> }] }])
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  await act(async () => root.render(<RouterProvider router={router} />))
  await act(() => router.navigate('#100%'))
  expect(container.textContent).toBe('The page')
  act(() => root.unmount())
})
