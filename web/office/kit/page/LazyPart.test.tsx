import { screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { LazyPart } from './LazyPart.tsx'

beforeEach(() => {
  // React logs what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** A lazy part that can be loaded once the network is back. */
function aPart(Part: () => ReactNode) {
  const network = { isOffline: true }
  const Late = lazily(async () => {
    if (network.isOffline) throw new TypeError('Failed to fetch dynamically imported module')
    return Part
  })
  return { network, Late }
}

const typed = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value
const missing = 'This part of the page could not be loaded. Check your connection, then try again.'

test('leaves the rest of the page alone when a section cannot be loaded, and shows it after a retry', async () => {
  const { network, Late } = aPart(() => <p>Loaded</p>)
  const { user } = renderOffice(
    <>
      <input aria-label="Name" />
      <LazyPart loading={<p>Loading</p>}>
        <Late />
      </LazyPart>
    </>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain(missing)
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Claire')
  network.isOffline = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Loaded')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(typed()).toBe('Claire')
})

test('closes a dialog that could not be loaded, and loads it again when it is opened again', async () => {
  const { network, Late } = aPart(() => <div role="dialog">Loaded</div>)
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <input aria-label="Name" />
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <LazyPart onClose={() => setOpen(false)}>{isOpen && <Late />}</LazyPart>
      </>
    )
  }
  const { user } = renderOffice(<Page />)
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Claire')
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByText(missing)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).toBeNull()
  network.isOffline = false
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog')
  expect(typed()).toBe('Claire')
})

test('does not report a rendering error as a loading error', async () => {
  const { network, Late } = aPart(() => {
    throw new TypeError('malformed')
  })
  network.isOffline = false
  renderOffice(
    <LazyPart>
      <Late />
    </LazyPart>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('Something unexpected happened. Please try again.')
})

test('shows nothing in place of an optional part that cannot be loaded', async () => {
  const { Late } = aPart(() => <p>Loaded</p>)
  renderOffice(
    <LazyPart loading={<p>Loading</p>} fallback={<p>Nothing in its place</p>}>
      <Late />
    </LazyPart>,
  )
  await screen.findByText('Nothing in its place')
  expect(screen.queryByRole('alert')).toBeNull()
})
