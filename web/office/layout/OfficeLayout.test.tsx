import { screen, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { officePage } from '../../../src/api/schemas/pagePaths.ts'
import { answerCalls } from '../../shared/testing/answerCalls.ts'
import type { Me } from '../api/officeDataProvider.ts'
import { PageTitle } from '../kit/page/PageTitle.tsx'
import { resources } from '../resources.ts'
import { renderOffice } from '../testing/renderOffice.tsx'
import { signedInProvider } from '../testing/signedInProvider.ts'
import { OfficeLayout } from './OfficeLayout.tsx'
import { menuOf } from './useMenu.ts'

// A wide screen, which has the menu beside the page.
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    media: query,
    matches: query.includes('min-width'),
    addEventListener() {},
    removeEventListener() {},
  }))
})

/** A provider that has everything to do yet: all of the role's notices are shown. */
const provider: Me = { ...signedInProvider, emailConfirmed: false, companyName: null }
/** The same data in an administrator's session: only the role can hide what is a provider's. */
const administrator: Me = { ...provider, session: { role: 'admin', capabilities: ['moderate'], impersonated: false } }

function Page() {
  const { pathname } = useLocation()
  if (pathname === '/broken') throw new Error('broken')
  return (
    <>
      <PageTitle title="Any page" />
      <h1>The page at {pathname}</h1>
    </>
  )
}

function openOffice(me: Me, path: string) {
  const { role } = me.session
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: me }),
    'GET /api/admin/me': () => ({ body: me }),
    'GET /api/pro/requests': () => ({ body: [], headers: { 'content-range': 'requests 0-0/3' } }),
  })
  const office = (
    <OfficeLayout>
      <Page />
    </OfficeLayout>
  )
  return { sent, ...renderOffice(office, { path, role }) }
}

const menu = () => screen.getByRole('navigation', { name: 'Main menu' })
const linked = () =>
  within(menu())
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
const menuPathsOf = ({ session }: Me) =>
  menuOf(resources, session).groups.flatMap(({ entries }) => entries.map(({ name }) => officePage(name)))

test('shows a provider its plan, its notices, its label and its menu', async () => {
  openOffice(provider, '/history')
  await screen.findByRole('heading', { name: 'The page at /history' })
  expect(await screen.findByRole('link', { name: 'Free plan, 3 credits: see the statement' })).toBeDefined()
  expect(screen.getByText('For planners and venues')).toBeDefined()
  expect(screen.queryByText('Administration')).toBeNull()
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Confirm your email address'),
    expect.stringContaining('Your company is not saved yet'),
  ])
  expect(linked()).toEqual(expect.arrayContaining(['/requests', '/credits', '/account']))
  expect(linked()).toEqual(menuPathsOf(provider))
  expect(within(menu()).getByRole('button', { name: 'Sign out' })).toBeDefined()
  await expect.poll(() => document.title).toBe('(3) Any page · Alliance')
})

test('shows an administrator nothing of a provider, but the label and the menu of its own role', async () => {
  const { sent } = openOffice(administrator, '/history')
  await screen.findByRole('heading', { name: 'The page at /history' })
  expect(screen.getByText('Administration')).toBeDefined()
  expect(screen.queryByText('For planners and venues')).toBeNull()
  expect(screen.queryByText(/credit/i)).toBeNull()
  expect(screen.queryByRole('link', { name: /plan/ })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(linked()).toEqual(menuPathsOf(administrator))
  expect(linked().filter((path) => menuPathsOf(provider).includes(path))).toEqual([])
  expect(within(menu()).getByRole('button', { name: 'Sign out' })).toBeDefined()
  expect(document.title).toBe('Any page · Alliance')
  expect(sent.map(({ path }) => path)).toEqual(['/api/admin/me'])
})

test('keeps the menu when a page crashes, and shows the page that is then opened by the menu', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = openOffice(signedInProvider, '/broken')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Our apologies')
  const main = screen.getByRole('main')
  expect(within(main).getByRole('alert').textContent).toContain('Something keeps us from showing this page')
  await user.click(within(menu()).getByRole('link', { name: 'Credits' }))
  expect(await within(main).findByRole('heading', { name: 'The page at /credits' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})
