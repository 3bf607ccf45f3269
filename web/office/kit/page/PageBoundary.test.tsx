import { screen, waitFor } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { PageBoundary } from './PageBoundary.tsx'

function BrokenAt({ path }: { readonly path: string }) {
  if (useLocation().pathname === path) throw new Error('broken')
  return <p>A page that works</p>
}

test('keeps the menu usable when a page fails, and recovers when another page is opened', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { goTo } = renderOffice(
    <>
      <nav>Menu</nav>
      <PageBoundary>
        <BrokenAt path="/broken" />
      </PageBoundary>
    </>,
    { path: '/broken' },
  )
  expect(screen.getByRole('alert').textContent).toContain('Our apologies')
  expect(screen.getByText('Menu')).toBeDefined()
  await goTo('/credits')
  await screen.findByText('A page that works')
})

test('loads a page’s code again on every retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isOffline = true
  const load = vi.fn<() => Promise<() => ReactNode>>(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>Loaded</p>
  })
  const Page = lazily(load)
  const { user } = renderOffice(
    <PageBoundary>
      <Suspense>
        <Page />
      </Suspense>
    </PageBoundary>,
  )
  const again = () => user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' })
  await again()
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' })
  isOffline = false
  await again()
  expect(await screen.findByText('Loaded')).toBeDefined()
})

test('loads a page’s code again when the page is opened again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isOffline = true
  const Page = lazily(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>Loaded</p>
  })
  function Pages() {
    return useLocation().pathname === '/late' ? <Page /> : <p>The first page</p>
  }
  const { goTo } = renderOffice(
    <PageBoundary>
      <Suspense>
        <Pages />
      </Suspense>
    </PageBoundary>,
  )
  await goTo('/late')
  await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' })
  await goTo('/')
  await screen.findByText('The first page')
  isOffline = false
  await goTo('/late')
  expect(await screen.findByText('Loaded')).toBeDefined()
})
