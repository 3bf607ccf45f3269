import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Project } from '../../../../../src/api/schemas/couple/projects.ts'
import { answerCalls } from '../../../../shared/testing/answerCalls.ts'
import { renderCouple } from '../../../testing/renderCouple.tsx'
import { EndDialog } from './EndDialog.tsx'

const project = {
  id: 'p1',
  prestataires: [
    { id: 'a', name: 'Atelier Fontaine' },
    { id: 'b', name: 'Maison Lune' },
  ],
} as unknown as Project

function opened() {
  const sent = answerCalls({ 'POST /api/project/projects/p1/found': () => ({ body: { success: true, error: null } }) })
  const { user } = renderCouple(<EndDialog project={project} kind="found" onClose={() => {}} />)
  return { sent, user, confirm: screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }) }
}

it('selects no planner in advance, and says at the button that the choice is missing', async () => {
  const { confirm, user } = opened()
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
  expect(confirm.disabled).toBe(true)
  const hint = document.getElementById(confirm.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('Choose an answer.')
  await user.click(screen.getByRole('radio', { name: 'Maison Lune' }))
  expect(confirm.disabled).toBe(false)
  expect(screen.queryByText('Choose an answer.')).toBeNull()
})

it.each([
  ['Maison Lune', 'b', null],
  ['Somebody else', null, 'All 2 requests you sent will be closed.'],
])('sends %s as %s after explaining the consequence', async (name, prestataire, consequence) => {
  const { sent, user, confirm } = opened()
  await user.click(screen.getByRole('radio', { name }))
  if (consequence) screen.getByText(consequence)
  else expect(screen.queryByText(/requests you sent/)).toBeNull()
  await user.click(confirm)
  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 120_000 })
  expect(sent[0]?.body).toEqual({ prestataire })
})
