import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { LazySection } from './LazySection.tsx'
import { lazyPage } from './lazyPage.tsx'
import { PageBoundary } from './PageBoundary.tsx'

function BrokenAt({ path }: { readonly path: string }) {
  if (useLocation().pathname === path) throw new Error('broken')
  return <p>A page that works</p>
}

test('a page that fails leaves the menu alive, and opening another page ends it', async () => {
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

test('a page whose code could not be loaded is loaded again by "try again"', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isOffline = true
  const Page = lazyPage(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>Loaded</p>
  })
  const { user } = renderOffice(
    <PageBoundary>
      <Suspense>
        <Page />
      </Suspense>
    </PageBoundary>,
  )
  await screen.findByRole('alert')
  isOffline = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Loaded')).toBeDefined()
})

test('a section whose code could not be loaded leaves the rest of the page as it is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isOffline = true
  const Rows = lazyPage(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>Loaded</p>
  })
  const { user } = renderOffice(
    <>
      <input aria-label="Name" />
      <LazySection>
        <Rows />
      </LazySection>
    </>,
  )
  await screen.findByRole('alert')
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Claire')
  isOffline = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Loaded')).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Claire')
})
