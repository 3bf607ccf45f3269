import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { queryKeys } from '../../api/queryKeys.ts'
import { createQueries } from '../../createQueries.ts'
import { renderCouple } from '../../testing/renderCouple.tsx'
import { usePlanner } from './usePlanner.ts'
import { useProfileAddress } from './useProfileAddress.ts'

const planner = { id: 'p1', publicId: 'abc', name: 'Atelier Fontaine' } as Prestataire
const path = 'GET /api/project/planners/abc'

function Name() {
  return <p>{usePlanner('abc').data?.name ?? 'unknown'}</p>
}

function Card() {
  const { publicId, open } = useProfileAddress()
  return publicId === null ? (
    <button type="button" onClick={() => open(planner, 'search')}>
      open
    </button>
  ) : (
    <Name />
  )
}

it('a planner that came with the page is not asked for again', async () => {
  const sent = answerCalls({ [path]: () => ({ body: { planner: { ...planner, name: 'read again' } } }) })
  const queries = createQueries()
  queries.setQueryData(queryKeys.planner('abc', 'en'), planner)
  renderCouple(<Name />, { queries })
  expect(screen.getByText('Atelier Fontaine')).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve))
  expect(sent).toEqual([])
})

it('a planner that is known from its card is shown at once and read again, each time that it is opened', async () => {
  const sent = answerCalls({ [path]: () => ({ body: { planner: { ...planner, name: 'read again' } } }) })
  const { user } = renderCouple(<Card />)
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByText('read again')).toBeTruthy(), { timeout: 15_000 })
  const calls = sent.map(({ method, path: asked }) => `${method} ${asked}`)
  // What an earlier test of this worker still sends, e.g. a repeated attempt, is none of the planner's.
  expect(
    calls.filter((call) => call.startsWith(path)),
    calls.join(', '),
  ).toEqual([`${path}?locale=en`])
})
