import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { User } from '../../../src/api/schemas/couple/auth.ts'
import { paths } from '../../../src/api/schemas/pagePaths.ts'
import { answerCalls } from '../../shared/testing/answerCalls.ts'
import { renderCouple } from '../testing/renderCouple.tsx'
import { CoupleOnly, VisitorOnly } from './Guard.tsx'
import { SessionExpiry } from './SessionExpiry.tsx'
import { writeSessionEnd } from './storedSessionEnd.ts'

const couple: User = {
  email: 'ines@example.org',
  firstname: 'Inès',
  lastname: 'Moreau',
  phone: '+33612345678',
  city: 'Annecy',
  zipCode: '74000',
  country: 'FR',
  latitude: '45.9',
  longitude: '6.12',
  locale: 'fr-FR',
  has_finished_onboarding: true,
}
const me = 'GET /api/project/me'

function open(path: string) {
  return renderCouple(
    <>
      <SessionExpiry />
      <Routes>
        <Route path={paths.account} element={<VisitorOnly>{<p>Sign in</p>}</VisitorOnly>} />
        <Route path={paths.profile} element={<CoupleOnly evenUnfinished>{({ firstname }) => <p>Profile of {firstname}</p>}</CoupleOnly>} />
        <Route path={paths.presentation} element={<CoupleOnly>{({ firstname }) => <p>Projects of {firstname}</p>}</CoupleOnly>} />
      </Routes>
    </>,
    { path },
  )
}

describe('a page for couples', () => {
  it('is shown to a signed-in couple', async () => {
    answerCalls({ [me]: () => ({ body: couple }) })
    open(paths.presentation)
    expect(await screen.findByText('Projects of Inès')).toBeDefined()
  })

  it('redirects a visitor to the start page', async () => {
    const assign = vi.fn<(address: string) => void>()
    vi.stubGlobal('location', Object.assign(new URL(window.location.href), { assign }))
    onTestFinished(() => void vi.unstubAllGlobals())
    answerCalls({ [me]: () => ({ body: null }) })
    open(paths.presentation)
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(paths.welcome), { timeout: 120_000 })
  })

  it('redirects a couple whose profile was never saved to its profile', async () => {
    answerCalls({ [me]: () => ({ body: { ...couple, has_finished_onboarding: false } }) })
    open(paths.presentation)
    expect(await screen.findByText('Profile of Inès')).toBeDefined()
  })

  it('redirects to the sign-in with the reason when the session cannot be renewed', async () => {
    answerCalls({
      [me]: () => ({ status: 401, body: { code: 'unauthorized' } }),
      'POST /api/token/refresh': () => ({ status: 401, body: { code: 'unauthorized' } }),
    })
    open(paths.presentation)
    expect(await screen.findByText('Your session has expired. Please sign in again.')).toBeDefined()
    expect(await screen.findByText('Sign in')).toBeDefined()
    writeSessionEnd(null)
  })

  it('offers a retry when the server does not answer in time', async () => {
    let isUp = false
    answerCalls({ [me]: () => (isUp ? { body: couple } : { status: 500, body: {} }) })
    const { user } = open(paths.presentation)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    isUp = true
    await user.click(retry)
    expect(await screen.findByText('Projects of Inès')).toBeDefined()
  })
})

describe('a page for visitors', () => {
  it('redirects a signed-in couple to its projects', async () => {
    answerCalls({ [me]: () => ({ body: couple }) })
    open(paths.account)
    expect(await screen.findByText('Projects of Inès')).toBeDefined()
  })
})
