import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Project } from '../../../src/api/schemas/couple/projects.ts'
import { answerCalls } from '../../shared/testing/answerCalls.ts'
import { closeByEscape, openByKey } from '../../shared/testing/openByKey.ts'
import { renderCouple } from '../testing/renderCouple.tsx'
import { DuplicateButton } from './DuplicateButton.tsx'

const project = { id: 'p1', eventDate: '2031-06-12' } as Project

it('moves the focus to the day in the dialog, and to its button again after Escape', async () => {
  answerCalls({})
  const { user } = renderCouple(<DuplicateButton project={project} onDuplicated={() => {}} />)
  const opener = screen.getByRole('button')
  expect(await openByKey(user, opener)).toBe(screen.getByRole('textbox', { name: 'Day' }))
  expect(await closeByEscape(user)).toBe(opener)
})
