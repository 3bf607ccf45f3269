import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { paths } from '../../../../src/api/schemas/pagePaths.ts'
import { defaultPublicRules } from '../../../../src/domain/publicRules.ts'
import { PublicRulesProvider } from '../../../shared/rules/PublicRulesProvider.tsx'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { coupleKeys, queryKeys } from '../../api/queryKeys.ts'
import { useProjects } from '../../api/useProjects.ts'
import { createQueries } from '../../createQueries.ts'
import { renderCouple } from '../../testing/renderCouple.tsx'
import { SignIn } from './SignIn.tsx'

const waiting = { timeout: 120_000 }
const checkPhone = 'POST /api/project/check-phone'
const sent = { body: { success: true, error: null, error_slug: null } }
const tooSoon = { status: 429, headers: { 'retry-after': '42' }, body: { title: 'Too many requests' } }

const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' })
const firstBox = () => screen.findByRole('textbox', { name: /Digit 1 / }, waiting)

async function askForCode() {
  const { user, ...rendered } = renderCouple(<SignIn />)
  await user.clear(phone())
  await user.type(phone(), '0612345678')
  await user.click(screen.getByRole('button', { name: 'Text me a code' }))
  return { user, ...rendered }
}

/** A page behind the sign-in, which reports what it knows at each render. */
function Projects({ onRender }: { readonly onRender: (known: string) => void }) {
  const { data } = useProjects()
  const known = data ? data.map(({ id }) => id).join() : 'none known'
  onRender(known)
  return <p>Projects: {known}</p>
}

describe('signing in', () => {
  it('focuses the number when the person goes back to change it', async () => {
    answerCalls({ [checkPhone]: () => sent })
    const { user } = await askForCode()
    await firstBox()
    await user.click(screen.getByRole('button', { name: 'Change the number' }))
    expect(document.activeElement).toBe(phone())
  })

  it('focuses the code’s first box once another code is on its way', async () => {
    answerCalls({ [checkPhone]: () => sent })
    const first = await askForCode()
    await firstBox()
    first.unmount()
    // A minute later.
    const stored = JSON.parse(sessionStorage.getItem('alliance.signIn') ?? '{}')
    sessionStorage.setItem('alliance.signIn', JSON.stringify({ ...stored, value: { ...stored.value, sentAt: Date.now() - 61_000 } }))
    const { user } = renderCouple(<SignIn />)
    const resend = await screen.findByRole('button', { name: 'Send the code again' }, waiting)
    await user.click(resend)
    await waitFor(async () => expect(document.activeElement).toBe(await firstBox()), waiting)
  })

  it('formats the number on the code page even when it was autofilled before the numbering plans were loaded', async () => {
    answerCalls({ [checkPhone]: () => sent })
    const { user } = renderCouple(<SignIn />)
    fireEvent.change(phone(), { target: { value: '0612345678' } })
    expect(phone().value).toBe('0612345678')
    await waitFor(() => expect(phone().value).toBe('+33 6 12 34 56 78'), waiting)
    await user.click(screen.getByRole('button', { name: 'Text me a code' }))
    await firstBox()
    expect(screen.getByText('+33 6 12 34 56 78')).toBeTruthy()
  })

  it('states the digits and the validity of the rules in force', async () => {
    answerCalls({ [checkPhone]: () => sent })
    const rules = { ...defaultPublicRules, phoneCode: { ...defaultPublicRules.phoneCode, digits: 8, validMinutes: 5 } }
    const { user } = renderCouple(
      <PublicRulesProvider rules={rules}>
        <SignIn />
      </PublicRulesProvider>,
    )
    await user.clear(phone())
    await user.type(phone(), '0612345678')
    await user.click(screen.getByRole('button', { name: 'Text me a code' }))
    await firstBox()
    expect(screen.getByText(/8-digit code .* valid for 5 minutes/)).toBeTruthy()
    expect(screen.getAllByRole('textbox')).toHaveLength(8)
    expect(screen.getByRole('group', { name: '8-digit code' })).toBeTruthy()
  })

  it('shows the code form in a second tab when the first has just requested a code', async () => {
    const calls = answerCalls({ [checkPhone]: () => sent })
    const first = await askForCode()
    await firstBox()
    first.unmount()
    sessionStorage.clear()
    await askForCode()
    await firstBox()
    expect(calls).toHaveLength(1)
  })

  it('shows the code form when another device has requested a code, although no further one may be sent yet', async () => {
    answerCalls({ [checkPhone]: () => tooSoon })
    const { user } = await askForCode()
    await screen.findByRole('alert', {}, waiting)
    await user.click(await screen.findByRole('button', { name: 'I already have a code' }, waiting))
    await firstBox()
    expect(screen.getByText('+33 6 12 34 56 78')).toBeTruthy()
  })

  it('removes what the browser knew of the couple before, from the first render of the next one’s page', async () => {
    const town = { city: 'Lyon', zipCode: '69001', country: 'FR', latitude: '45.7', longitude: '4.8' }
    const sacha = { firstname: 'Sacha', lastname: 'Blanc', phone: '+33612345678', email: 's@example.fr', ...town, locale: 'en-GB' }
    const next = { ...sacha, has_finished_onboarding: true }
    let arrive = () => {}
    answerCalls({
      [checkPhone]: () => sent,
      'POST /api/project/verify-phone': () => sent,
      'POST /api/project/check-account': () => ({ body: { success: true, error: null, user: next } }),
      'GET /api/project/projects': async () => {
        await new Promise<void>((resolve) => (arrive = resolve))
        return { body: { success: true, error: null, projects: [{ id: 'of Sacha' }] } }
      },
    })
    const queries = createQueries()
    queries.setQueryData(queryKeys.me, { ...next, firstname: 'Camille', phone: '+33698765432' })
    queries.setQueryData(coupleKeys.projectsIn('en'), [{ id: 'of Camille' }])
    queries.setQueryData(coupleKeys.profile, { firstname: 'Camille' })
    const onRender = vi.fn<(known: string) => void>()
    const { user } = renderCouple(
      <Routes>
        <Route path={paths.account} element={<SignIn />} />
        <Route path={paths.presentation} element={<Projects onRender={onRender} />} />
      </Routes>,
      { path: paths.account, queries },
    )
    await user.clear(phone())
    await user.type(phone(), '0612345678')
    await user.click(screen.getByRole('button', { name: 'Text me a code' }))
    await user.type(await firstBox(), '123456')
    await screen.findByText(/^Projects: /, {}, waiting)
    expect(new Set(onRender.mock.calls.flat())).toEqual(new Set(['none known']))
    expect(queries.getQueryData(coupleKeys.profile)).toBeUndefined()
    expect(queries.getQueryData(queryKeys.me)).toEqual(next)
    await act(async () => arrive())
    expect(await screen.findByText('Projects: of Sacha', {}, waiting)).toBeTruthy()
  })
})
