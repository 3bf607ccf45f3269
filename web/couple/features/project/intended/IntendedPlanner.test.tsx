import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerCalls } from '../../../../shared/testing/answerCalls.ts'
import { homePath } from '../../../session/homePath.ts'
import { readPreloadIntent, writePreloadIntent } from '../../../session/preloadIntent.ts'
import { renderCouple } from '../../../testing/renderCouple.tsx'
import { samplePlanner } from '../../../testing/samplePlanner.ts'
import { IntendedPlanner } from './IntendedPlanner.tsx'

const waiting = { timeout: 120_000 }
function open(contacted: readonly string[] = []) {
  answerCalls({
    'GET /api/project/planners/p1': () => ({ body: { planner: samplePlanner } }),
    'GET /api/project/me': () => ({ body: null }),
  })
  writePreloadIntent({ kind: 'provider', id: 'p1', anew: false, arrived: false })
  return renderCouple(
    <IntendedPlanner contacted={new Set(contacted)} action={({ name }) => <button type="button">{`write to ${name}`}</button>} />,
  )
}

describe('the provider that a couple came for', () => {
  it('is shown on the project with a contact button, and the couple is redirected there only once', async () => {
    open()
    await screen.findByRole('heading', { name: 'You came for Atelier Fontaine' }, waiting)
    screen.getByRole('button', { name: 'write to Atelier Fontaine' })
    expect(homePath()).toBe('/presentation')
    expect(readPreloadIntent()).toMatchObject({ id: 'p1' })
  })

  it('may be a venue, named by its public id, and disappears once the venue was contacted', async () => {
    const venue = {
      ...samplePlanner,
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

  it('disappears once the couple has contacted it', async () => {
    const { container } = open(['p1'])
    await waitFor(() => expect(readPreloadIntent()).toBeNull(), waiting)
    expect(container.querySelector('section')).toBeNull()
  })

  it('disappears when the couple dismisses it', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Not now' }, waiting))
    expect(screen.queryByRole('heading')).toBeNull()
    expect(readPreloadIntent()).toBeNull()
  })
})
