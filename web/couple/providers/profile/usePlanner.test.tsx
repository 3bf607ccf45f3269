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

it('does not request a planner that came with the page', async () => {
  const sent = answerCalls({ [path]: () => ({ body: { planner: { ...planner, name: 'read again' } } }) })
  const queries = createQueries()
  queries.setQueryData(queryKeys.planner('abc', 'en'), planner)
  renderCouple(<Name />, { queries })
  expect(screen.getByText('Atelier Fontaine')).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve))
  expect(sent).toEqual([])
})

it('shows the data of the card at once and refetches the planner each time the profile is opened', async () => {
  const sent = answerCalls({ [path]: () => ({ body: { planner: { ...planner, name: 'read again' } } }) })
  const { user } = renderCouple(<Card />)
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByText('read again')).toBeTruthy(), { timeout: 120_000 })
  const calls = sent.map(({ method, path: asked }) => `${method} ${asked}`)
  // Ignores calls that an earlier test still sends, e.g. a retry.
  expect(
    calls.filter((call) => call.startsWith(path)),
    calls.join(', '),
  ).toEqual([`${path}?locale=en`])
})
