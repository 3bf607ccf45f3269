import { screen, waitFor } from '@testing-library/react'
import { type ReactNode, Suspense, useState } from 'react'
import { Link, Route, Routes, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CrashBoundary } from '../../shared/loading/CrashBoundary.tsx'
import { lazily } from '../../shared/loading/lazily.tsx'
import { renderCouple } from '../testing/renderCouple.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { LazyPart } from './LazyPart.tsx'

const waiting = { timeout: 120_000 }

/** A dialog whose code fails to load several times, on a page with typed input. */
function pageWith({ failures, quiet = false }: { readonly failures: number; readonly quiet?: boolean }) {
  let calls = 0
  const load = vi.fn<() => Promise<typeof Dialog>>(() =>
    ++calls <= failures ? Promise.reject(new TypeError('offline')) : Promise.resolve(Dialog),
  )
  const Part = lazily(load)
  function Page() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <input aria-label="typed" />
        <button type="button" onClick={() => setOpen(true)}>
          open
        </button>
        <Link to="/elsewhere">elsewhere</Link>
        <LazyPart {...(quiet ? { fallback: null } : { onClose: () => setOpen(false) })}>{open && <Part />}</LazyPart>
      </>
    )
  }
  return { load, Page }
}

function Dialog() {
  return <div role="dialog">hello</div>
}

beforeEach(() => {
  // React logs what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

describe('a part whose code cannot be loaded', () => {
  it('leaves the page and the typed input alone, and is shown after a retry', async () => {
    const { load, Page } = pageWith({ failures: 2 })
    const { user } = renderCouple(<Page />)
    await user.type(screen.getByLabelText('typed'), 'Camille')
    await user.click(screen.getByRole('button', { name: 'open' }))
    await screen.findByRole('alert', {}, waiting)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2), waiting)
    await user.click(await screen.findByRole('button', { name: 'Try again' }, waiting))
    await screen.findByRole('dialog', {}, waiting)
    expect(load).toHaveBeenCalledTimes(3)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('typed').value).toBe('Camille')
  })

  it('is loaded again when it is closed and opened again', async () => {
    const { load, Page } = pageWith({ failures: 1 })
    const { user } = renderCouple(<Page />)
    await user.click(screen.getByRole('button', { name: 'open' }))
    await user.click(await screen.findByRole('button', { name: 'Close' }, waiting))
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'open' }))
    await screen.findByRole('dialog', {}, waiting)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('disappears on navigation', async () => {
    const { Page } = pageWith({ failures: 9 })
    const { user } = renderCouple(<Page />)
    await user.click(screen.getByRole('button', { name: 'open' }))
    await screen.findByRole('alert', {}, waiting)
    await user.click(screen.getByRole('link'))
    await waitFor(() => expect(screen.queryByText('hello')).toBeNull(), waiting)
  })

  it('shows nothing where it is optional', async () => {
    const { load, Page } = pageWith({ failures: 9, quiet: true })
    const { user } = renderCouple(<Page />)
    await user.click(screen.getByRole('button', { name: 'open' }))
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1), waiting)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByLabelText('typed')).toBeTruthy()
  })
})

describe('a page that fails to render', () => {
  function Site({ page }: { readonly page: ReactNode }) {
    return (
      <>
        <Link to="/other">other</Link>
        <Routes>
          <Route
            path="*"
            element={
              <Boundary>
                <Routes>
                  <Route path="/" element={page} />
                  <Route path="/other" element={<p>the other page</p>} />
                </Routes>
              </Boundary>
            }
          />
        </Routes>
      </>
    )
  }

  it('lets the menu open another page', async () => {
    const { user } = renderCouple(<Site page={<Broken />} />)
    await screen.findByRole('button', { name: 'Refresh the page' }, waiting)
    await user.click(screen.getByRole('link', { name: 'other' }))
    expect(await screen.findByText('the other page', {}, waiting)).toBeTruthy()
  })

  it('is loaded again without a page reload when its code was missing', async () => {
    let missing = true
    const Page = lazily(() => (missing ? Promise.reject(new TypeError('offline')) : Promise.resolve(() => <p>the page</p>)))
    const { user } = renderCouple(<Site page={<Page />} />)
    await screen.findByRole('heading', { name: 'This page could not be loaded' }, waiting)
    missing = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('the page', {}, waiting)).toBeTruthy()
  })
})

function Broken(): never {
  throw new TypeError('malformed')
}

function Boundary({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation()
  return (
    <CrashBoundary resetOn={key} fallback={(crash) => <ErrorPage {...crash} />}>
      <Suspense>{children}</Suspense>
    </CrashBoundary>
  )
}
