import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '../../../../shared/testing/answerCalls.ts'
import { closeByEscape, openByKey } from '../../../../shared/testing/openByKey.ts'
import { renderCouple } from '../../../testing/renderCouple.tsx'
import { AccountDeletion } from './AccountDeletion.tsx'

it('moves the focus to the question, and to its button again after Escape', async () => {
  answerCalls({})
  const { user } = renderCouple(<AccountDeletion />)
  const opener = screen.getByRole('button')
  expect(await openByKey(user, opener)).toBe(screen.getByRole('dialog', { name: 'Delete your account?' }))
  expect(await closeByEscape(user)).toBe(opener)
})
