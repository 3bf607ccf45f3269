import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { User } from '../../../../src/api/schemas/couple/auth.ts'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { useOwnLanguage } from '../../layout/useOwnLanguage.ts'
import { renderCouple } from '../../testing/renderCouple.tsx'
import { loadTranslations } from '../../texts/loadTranslations.ts'
import { ProfileForm } from './ProfileForm.tsx'

vi.mock('../../texts/loadTranslations.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  loadTranslations: vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('offline'))),
}))

const waiting = { timeout: 120_000 }
const me: User = {
  firstname: 'Camille',
  lastname: 'Moreau',
  phone: '+33612345678',
  email: 'camille@example.fr',
  city: 'Lyon',
  zipCode: '69001',
  country: 'FR',
  latitude: '45.7',
  longitude: '4.8',
  locale: 'en-GB',
  has_finished_onboarding: true,
}

function Profile() {
  useOwnLanguage()
  return <ProfileForm profile={{ user: me, tag: '"one"', reading: 1 }} onReadAgain={() => {}} />
}

describe('the profile form', () => {
  it('confirms a save, even when the texts of the chosen language cannot be loaded', async () => {
    let shown = me
    const sent = answerCalls({
      'GET /api/project/me': () => ({ body: shown }),
      'POST /api/project/update-profile': ({ body }) => {
        shown = { ...me, ...(body as Partial<User>), locale: 'de-DE' }
        return { headers: { etag: '"two"' }, body: { success: true, error: null, user: shown } }
      },
    })
    const { user } = renderCouple(<Profile />)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de-DE')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(/saved|up to date/i, {}, waiting)
    await waitFor(() => expect(loadTranslations).toHaveBeenCalledWith('de', expect.arrayContaining(['profile'])), waiting)
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
    expect(screen.queryByText(/error/i)).toBeNull()
    // The next change is made to the saved version.
    await user.type(screen.getByRole('textbox', { name: /mail/i }), 'x')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2), waiting)
    expect(sent.findLast(({ method }) => method === 'POST')?.headers.get('if-match')).toBe('"two"')
  })

  it('restores unsaved changes after a reload, for the same version only', async () => {
    answerCalls({ 'GET /api/project/me': () => ({ body: me }) })
    const mail = () => screen.getByRole<HTMLInputElement>('textbox', { name: /mail/i })
    const first = renderCouple(<Profile />)
    await first.user.type(mail(), 'x')
    first.unmount()
    const second = renderCouple(<Profile />)
    expect(mail().value).toBe('camille@example.frx')
    second.unmount()
    renderCouple(<ProfileForm profile={{ user: me, tag: '"changed meanwhile"', reading: 2 }} onReadAgain={() => {}} />)
    expect(mail().value).toBe('camille@example.fr')
  })
})
