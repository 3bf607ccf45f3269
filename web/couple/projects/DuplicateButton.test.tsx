import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Project } from '../../../src/api/schemas/couple/projects.ts'
import { answerCalls } from '../../shared/testing/answerCalls.ts'
import { renderCouple } from '../testing/renderCouple.tsx'
import { DuplicateButton } from './DuplicateButton.tsx'

const project = { id: 'p1', eventDate: '2031-06-12' } as Project

it('has the focus again after the dialog was closed', async () => {
  answerCalls({})
  const { user } = renderCouple(<DuplicateButton project={project} onDuplicated={() => {}} />)
  const opener = screen.getByRole('button')
  await user.click(opener)
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(opener))
})
