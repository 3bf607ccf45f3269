import { useQueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { answerCalls } from '../../shared/testing/answerCalls.ts'
import { queryKeys } from '../api/queryKeys.ts'
import { renderOffice } from '../testing/renderOffice.tsx'
import { signedInProvider } from '../testing/signedInProvider.ts'
import { useMe } from './useMe.ts'

function Role({ onAnswer }: { readonly onAnswer: (me: unknown) => void }) {
  const me = useMe()
  const queries = useQueryClient()
  useEffect(
    () =>
      queries.getQueryCache().subscribe(({ query }) => {
        if (query.queryKey[0] === queryKeys.me[0]) onAnswer(query.state.data)
      }),
    [queries, onAnswer],
  )
  return (
    <button type="button" onClick={() => void queries.invalidateQueries({ queryKey: queryKeys.me })}>
      {me ? me.session.role : 'nobody'}
    </button>
  )
}

test('is nobody once the session has ended, and never a person without a session', async () => {
  const unauthorized = { status: 401, body: { status: 401, code: 'unauthorized', detail: 'Please sign in.' } }
  let isSignedIn = true
  answerCalls({
    'GET /api/pro/me': () => (isSignedIn ? { body: signedInProvider } : unauthorized),
    'POST /api/pro/token/refresh': () => unauthorized,
  })
  const known = new Set<unknown>()
  const note = (me: unknown) => known.add(me)
  const { user } = renderOffice(<Role onAnswer={note} />)
  await user.click(await screen.findByRole('button', { name: 'provider' }))
  isSignedIn = false
  await user.click(await screen.findByRole('button', { name: 'provider' }))
  await screen.findByRole('button', { name: 'nobody' })
  expect([...known]).toEqual([signedInProvider, undefined])
})
