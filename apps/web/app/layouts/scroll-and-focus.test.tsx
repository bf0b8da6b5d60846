import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { ScrollAndFocus } from './scroll-and-focus'

const Layout = () => (
  <>
    <ScrollAndFocus />
    <Outlet />
  </>
)

// The browser would open the tab.
const link = (
  <a href="/product" onClick={(event) => event.preventDefault()}>
    A product
  </a>
)

it('restores on Back where the visitor scrolled to after opening a link in a new tab', async () => {
  const children = [
    { path: '/', element: link },
    { path: '/product', element: 'The product' },
  ]
  const router = createMemoryRouter([{ element: <Layout />, children }])
  render(<RouterProvider router={router} />)
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
  const scroll = (scrollY: number) => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(scrollY)
    fireEvent.scroll(document)
  }
  scroll(100)
  fireEvent.click(screen.getByRole('link'), { ctrlKey: true })
  scroll(700)
  await router.navigate('/product')
  await screen.findByText('The product')
  await router.navigate(-1)
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' }))
})
