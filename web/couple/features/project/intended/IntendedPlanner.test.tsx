import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Prestataire } from '../../../../../src/api/schemas/couple/prestataire.ts'
import { answerCalls } from '../../../../shared/testing/answerCalls.ts'
import { homePath } from '../../../session/homePath.ts'
import { readPreloadIntent, writePreloadIntent } from '../../../session/preloadIntent.ts'
import { renderCouple } from '../../../testing/renderCouple.tsx'
import { IntendedPlanner } from './IntendedPlanner.tsx'

const waiting = { timeout: 15_000 }
const planner = {
  id: 'p1',
  publicId: 'abc',
  name: 'Atelier Fontaine',
  city: 'Lyon',
  cp: '69001',
  portrait: '',
  profileImage: '/images/x',
  profileUrl: '/planner/abc-atelier-fontaine',
  langues: [],
  prestations: [],
} as unknown as Prestataire

function open(contacted: readonly string[] = []) {
  answerCalls({
    'GET /api/project/planners/p1': () => ({ body: { planner } }),
    'GET /api/project/me': () => ({ body: null }),
  })
  writePreloadIntent({ kind: 'provider', id: 'p1', anew: false, arrived: false })
  return renderCouple(
    <IntendedPlanner contacted={new Set(contacted)} action={({ name }) => <button type="button">{`write to ${name}`}</button>} />,
  )
}

describe('the provider that a couple came for', () => {
  it('is named on its project with the way to write to it, and the couple is not led there twice', async () => {
    open()
    await screen.findByRole('heading', { name: 'You came for Atelier Fontaine' }, waiting)
    screen.getByRole('button', { name: 'write to Atelier Fontaine' })
    expect(homePath()).toBe('/presentation')
    expect(readPreloadIntent()).toMatchObject({ id: 'p1' })
  })

  it('may be a venue, which the link of its page names by its public id, and is done once it was written to itself', async () => {
    const venue = {
      ...planner,
      id: 'v1',
      publicId: 'k7m2p9',
      name: 'Château des Tilleuls',
      venue: { owner: 'Atelier Fontaine', guests: 200 },
    }
    answerCalls({ 'GET /api/project/planners/k7m2p9': () => ({ body: { planner: venue } }), 'GET /api/project/me': () => ({ body: null }) })
    const shown = (contacted: readonly string[]) => {
      writePreloadIntent({ kind: 'provider', id: 'k7m2p9', anew: false, arrived: false })
      return renderCouple(<IntendedPlanner contacted={new Set(contacted)} action={({ id }) => <button type="button">{id}</button>} />)
    }
    const { unmount } = shown(['p1'])
    await screen.findByRole('heading', { name: 'You came for Château des Tilleuls' }, waiting)
    screen.getByRole('button', { name: 'v1' })
    unmount()
    shown(['v1'])
    await waitFor(() => expect(readPreloadIntent()).toBeNull(), waiting)
  })

  it('is gone once the couple has written to it', async () => {
    const { container } = open(['p1'])
    await waitFor(() => expect(readPreloadIntent()).toBeNull(), waiting)
    expect(container.querySelector('section')).toBeNull()
  })

  it('is gone when the couple says so', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Not now' }, waiting))
    expect(screen.queryByRole('heading')).toBeNull()
    expect(readPreloadIntent()).toBeNull()
  })
})
