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

const container = document.body.appendChild(document.createElement('div'))

const open = async () => {
  const router = createMemoryRouter([
    { element: <Layout />, children: [{ path: '*', element: <a href="/product">A product</a> }] },
  ])
  const root = createRoot(container)
  await act(async () => root.render(<RouterProvider router={router} />))
  return { router, close: () => act(() => root.unmount()) }
}

it('restores on Back where the visitor scrolled to after opening a link in a new tab', async () => {
  const { router, close } = await open()
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
  const scroll = (scrollY: number) => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(scrollY)
    document.dispatchEvent(new Event('scroll'))
  }
  scroll(100)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  // The browser would open the tab.
  container.addEventListener('click', (event) => event.preventDefault(), { once: true })
  container.querySelector('a')?.dispatchEvent(click)
  scroll(700)
  await act(() => router.navigate('/product'))
  await act(() => router.navigate(-1))
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 700, behavior: 'instant' })
  close()
})
