import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '../../../../src/api/schemas/couple/auth.ts'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderCouple } from '../../testing/renderCouple.tsx'
import { AskingSteps } from './AskingSteps.tsx'
import { emptyDraft, type ProjectDraft } from './draft/projectDraft.ts'
import type { Wizard } from './useWizard.ts'

const waiting = { timeout: 120_000 }
const me = { city: 'Lyon' } as User
const items = (...slugs: string[]) => slugs.map((slug) => ({ slug, name: slug }))
const into = vi.fn<Element['scrollIntoView']>()

beforeEach(() => {
  into.mockClear()
  Element.prototype.scrollIntoView = into
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
  }))
  answerCalls({
    'GET /api/project/event-types': () => ({ body: { event_types: items('mariage', 'pacs') } }),
    'GET /api/project/service-types': () => ({ body: { service_types: items('complete', 'partial') } }),
  })
})

function Step({ goTo }: { readonly goTo: (step: number) => void }) {
  const [draft, setDraft] = useState<ProjectDraft>(emptyDraft)
  const wizard = {
    record: { draft, edited: null },
    answer: (change: Partial<ProjectDraft>) => setDraft((known) => ({ ...known, ...change })),
    goTo,
    earlier: null,
  } as unknown as Wizard
  return <AskingSteps wizard={wizard} step={0} me={me} onGiveUp={() => {}} />
}

describe('a step of the wizard', () => {
  it('explains why the next button is disabled', async () => {
    const goTo = vi.fn<(step: number) => void>()
    const { user } = renderCouple(<Step goTo={goTo} />)
    const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next' })
    const why = () => document.getElementById(next.getAttribute('aria-describedby') ?? '')?.textContent
    expect([next.disabled, why()]).toEqual([true, 'Still missing: the type of event.'])
    await user.click(await screen.findByRole('radio', { name: 'mariage' }, waiting))
    expect([next.disabled, why()]).toEqual([false, undefined])
    await user.click(next)
    expect(goTo).toHaveBeenCalledWith(1)
  })

  it('scrolls to the question that an answer reveals, but not for keyboard users', async () => {
    const { user } = renderCouple(<Step goTo={() => {}} />)
    const wedding = await screen.findByRole('radio', { name: 'mariage' }, waiting)
    wedding.focus()
    await user.keyboard(' ')
    await screen.findByRole('radio', { name: 'complete' }, waiting)
    expect(into).not.toHaveBeenCalled()
    await user.click(screen.getByRole('radio', { name: 'pacs' }))
    await user.click(screen.getByRole('radio', { name: 'mariage' }))
    await waitFor(() => expect(into).toHaveBeenCalledTimes(1), waiting)
    expect(into.mock.contexts[0]).toBe(screen.getByRole('radio', { name: 'complete' }).closest('fieldset'))
    expect(into.mock.calls[0]).toEqual([{ block: 'start', behavior: 'smooth' }])
    await user.click(await screen.findByRole('radio', { name: 'complete' }, waiting))
    await waitFor(() => expect(into).toHaveBeenCalledTimes(2), waiting)
    // Does not scroll to a question that has an answer.
    await user.click(screen.getByRole('radio', { name: 'mariage' }))
    await new Promise((frame) => requestAnimationFrame(frame))
    expect(into).toHaveBeenCalledTimes(2)
  })
})
