import { act, screen, waitFor } from '@testing-library/react'
import { useTranslation } from 'react-i18next'
import { Route, Routes } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { User } from '../../../src/api/schemas/couple/auth.ts'
import { changeLanguage } from '../../shared/i18n/createI18n.ts'
import { answerCalls } from '../../shared/testing/answerCalls.ts'
import { sessionExpired } from '../api/coupleApi.ts'
import { coupleKeys, queryKeys } from '../api/queryKeys.ts'
import { useProjects } from '../api/useProjects.ts'
import { renderCouple } from '../testing/renderCouple.tsx'
import { loadTranslations } from '../texts/loadTranslations.ts'
import { CoupleOnly } from './Guard.tsx'
import { SessionExpiry } from './SessionExpiry.tsx'
import { useMe } from './useMe.ts'

const waiting = { timeout: 120_000 }

function couple(firstname: string, phone: string): User {
  const home = { city: 'Lyon', zipCode: '69001', country: 'FR', latitude: '45.7', longitude: '4.8' }
  return { firstname, lastname: 'Moreau', phone, email: 'm@example.fr', ...home, locale: 'en-GB', has_finished_onboarding: true }
}

function Projects() {
  const { data } = useProjects()
  const me = useMe()
  return (
    <>
      <p>{data ? data.map(({ id }) => id).join() : 'nothing known'}</p>
      <button type="button" onClick={() => void me.refetch()}>
        who is it
      </button>
    </>
  )
}

function InGerman() {
  const { i18n } = useTranslation()
  return (
    <button type="button" onClick={() => void changeLanguage(i18n, 'de', loadTranslations)}>
      auf Deutsch
    </button>
  )
}

function App() {
  return (
    <>
      <SessionExpiry />
      <Routes>
        <Route path="/presentation" element={<CoupleOnly>{() => <Projects />}</CoupleOnly>} />
        <Route path="/account" element={<p>sign in</p>} />
        <Route path="/" element={<p>welcome</p>} />
      </Routes>
    </>
  )
}

describe('data of a couple', () => {
  it('is never shown to the next couple in the same browser, even while its own is loading', async () => {
    let who = couple('Camille', '+33612345678')
    let read = () => Promise.resolve()
    answerCalls({
      'GET /api/project/me': () => ({ body: who }),
      'GET /api/project/projects': async () => {
        await read()
        return { body: { success: true, error: null, projects: [{ id: `of ${who.firstname}` }] } }
      },
    })
    const { user } = renderCouple(<App />, { path: '/presentation' })
    await screen.findByText('of Camille', {}, waiting)
    let arrive = () => {}
    read = () => new Promise((resolve) => (arrive = resolve))
    who = couple('Sacha', '+33698765432')
    await user.click(screen.getByRole('button'))
    await screen.findByText('nothing known', {}, waiting)
    await waitFor(() => arrive(), waiting)
    await act(async () => arrive())
    expect(await screen.findByText('of Sacha', {}, waiting)).toBeTruthy()
  })

  it('is removed when the session ends, and the person is redirected to the sign-in', async () => {
    answerCalls({
      'GET /api/project/me': () => ({ body: couple('Camille', '+33612345678') }),
      'GET /api/project/projects': () => ({ body: { success: true, error: null, projects: [{ id: 'of Camille' }] } }),
    })
    const { queries } = renderCouple(<App />, { path: '/presentation' })
    await screen.findByText('of Camille', {}, waiting)
    act(() => void window.dispatchEvent(new CustomEvent(sessionExpired)))
    await screen.findByText('sign in', {}, waiting)
    expect(screen.getByRole('alert').textContent).toContain('expired')
    expect(queries.getQueriesData({ queryKey: coupleKeys.all })).toEqual([])
    expect(queries.getQueryData(queryKeys.me)).toBeNull()
  })

  it('is refetched in another language', async () => {
    const sent = answerCalls({
      'GET /api/project/me': () => ({ body: couple('Camille', '+33612345678') }),
      'GET /api/project/projects': ({ headers }) => {
        return { body: { success: true, error: null, projects: [{ id: `in ${headers.get('accept-language')}` }] } }
      },
    })
    const { user } = renderCouple(
      <>
        <InGerman />
        <App />
      </>,
      { path: '/presentation' },
    )
    await screen.findByText('in en', {}, waiting)
    await user.click(screen.getByRole('button', { name: 'auf Deutsch' }))
    await screen.findByText('in de', {}, waiting)
    expect(sent.filter(({ path }) => path === '/api/project/projects')).toHaveLength(2)
  })
})

describe('the notice that a session has ended', () => {
  it('links to the sign-in from any page, and can be closed', async () => {
    answerCalls({ 'GET /api/project/me': () => ({ body: null }) })
    const { user } = renderCouple(<App />, { path: '/' })
    await screen.findByText('welcome', {}, waiting)
    act(() => void window.dispatchEvent(new CustomEvent(sessionExpired)))
    await user.click(await screen.findByRole('link', { name: 'Sign in again' }, waiting))
    await screen.findByText('sign in', {}, waiting)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(sessionStorage.getItem('alliance.sessionEnd')).toBeNull()
  })
})
