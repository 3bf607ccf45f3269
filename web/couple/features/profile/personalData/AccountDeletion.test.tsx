import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerCalls } from '../../../../shared/testing/answerCalls.ts'
import { renderCouple } from '../../../testing/renderCouple.tsx'
import { AccountDeletion } from './AccountDeletion.tsx'

it('has the focus on its button again after the question was closed', async () => {
  answerCalls({})
  const { user } = renderCouple(<AccountDeletion />)
  const opener = screen.getByRole('button')
  await user.click(opener)
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(opener))
})
