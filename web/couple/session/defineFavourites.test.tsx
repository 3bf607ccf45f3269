import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { User } from '../../../src/api/schemas/couple/auth.ts'
import { type Answers, answerCalls } from '../../shared/testing/answerCalls.ts'
import { createCoupleApi } from '../api/coupleApi.ts'
import { queryKeys } from '../api/queryKeys.ts'
import { createQueries } from '../createQueries.ts'
import { FavouriteButton } from '../providers/FavouriteButton.tsx'
import { renderCouple } from '../testing/renderCouple.tsx'
import { defineFavourites } from './defineFavourites.ts'

const waiting = { timeout: 120_000 }
const queries = createQueries()
defineFavourites(
  createCoupleApi(() => 'en'),
  queries,
)

function couple(firstname: string, phone: string): User {
  const home = { city: 'Lyon', zipCode: '69001', country: 'FR', latitude: '45.7', longitude: '4.8' }
  return { firstname, lastname: 'Moreau', phone, email: 'm@example.fr', ...home, locale: 'en-GB', has_finished_onboarding: true }
}
const camille = couple('Camille', '+33612345678')
const sacha = couple('Sacha', '+33698765432')
const path = '/api/directory/favorites'

/** A button for each of two planners, in a window where nobody has signed in yet. Lists are answered when the test says so. */
async function open(answers: Answers = {}) {
  const lists: ((ids: readonly string[]) => void)[] = []
  const sent = answerCalls({
    [`GET ${path}`]: () => new Promise((give) => lists.push((ids) => give({ body: ids.map((publicId) => ({ publicId })) }))),
    ...answers,
  })
  queries.setQueryData(queryKeys.me, null)
  const signIn = (user: User) => act(async () => void queries.setQueryData(queryKeys.me, user))
  await signIn(camille)
  const { user } = renderCouple(
    <>
      <FavouriteButton provider={{ publicId: 'abc', name: 'Atelier' }} />
      <FavouriteButton provider={{ publicId: 'def', name: 'Belle' }} />
    </>,
    { queries },
  )
  const heart = (name: string) => screen.getByRole('button', { name: new RegExp(name) })
  return {
    sent,
    user,
    heart,
    signIn,
    answerList: async (place: number, ids: readonly string[]) => {
      await waitFor(() => expect(lists.length).toBeGreaterThan(place), waiting)
      await act(async () => lists[place]?.(ids))
    },
    /** `on` and `off` of a button whose list is known; `unknown` while it is loading. */
    state: (name: string) => (heart(name).ariaDisabled === 'true' ? 'unknown' : heart(name).ariaPressed === 'true' ? 'on' : 'off'),
  }
}

test('shows the favourites of the couple that signs in next in the same window, and never those of the one before', async () => {
  const { signIn, answerList, state } = await open()
  await answerList(0, ['abc'])
  await expect.poll(() => state('Atelier')).toBe('on')
  await signIn(sacha)
  await expect.poll(() => state('Atelier')).toBe('unknown')
  await answerList(1, ['def'])
  await expect.poll(() => state('Belle')).toBe('on')
  await expect.poll(() => state('Atelier')).toBe('off')
})

test('does not show a list that arrives after another couple has signed in', async () => {
  const { signIn, answerList, state } = await open()
  await signIn(sacha)
  await answerList(1, ['def'])
  await expect.poll(() => state('Belle')).toBe('on')
  await answerList(0, ['abc'])
  await expect.poll(() => state('Atelier')).toBe('off')
  await signIn(camille)
  await expect.poll(() => state('Atelier')).toBe('unknown')
})

test('neither reverts nor sends a change of the couple before in the list of the next one', async () => {
  let refuse = () => {}
  const refused = new Promise<void>((resolve) => (refuse = resolve))
  const { sent, user, heart, signIn, answerList, state } = await open({
    [`PUT ${path}/abc`]: async () => {
      await refused
      return { status: 500, body: { success: false } }
    },
    [`DELETE ${path}/abc`]: () => ({ body: { success: true } }),
  })
  await answerList(0, [])
  await expect.poll(() => state('Atelier')).toBe('off')
  await user.click(heart('Atelier'))
  await expect.poll(() => state('Atelier')).toBe('on')
  await user.click(heart('Atelier'))
  await signIn(sacha)
  await answerList(1, ['abc'])
  await expect.poll(() => state('Atelier')).toBe('on')
  await act(async () => refuse())
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)))
  await expect.poll(() => state('Atelier')).toBe('on')
  expect(sent.filter(({ method }) => method === 'DELETE')).toEqual([])
})
