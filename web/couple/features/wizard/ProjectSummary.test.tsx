import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderCouple } from '../../testing/renderCouple.tsx'
import { emptyDraft } from './draft/projectDraft.ts'
import { ProjectSummary } from './ProjectSummary.tsx'

const today = new Date().toLocaleDateString('sv-SE')

function showDate(eventDate: string) {
  answerCalls({ 'GET /api/project/languages': () => ({ body: { languages: [] } }) })
  renderCouple(<ProjectSummary draft={{ ...emptyDraft, eventType: 'autre', eventTypeText: 'Golden wedding', eventDate }} />)
  // Beside another answer, which shows that the summary is up to date.
  expect(screen.getByText('Golden wedding')).toBeDefined()
}

test('shows a date that the question accepts', () => {
  showDate('2999-06-12')
  expect(screen.getByText('12/06/2999')).toBeDefined()
})

test.each([
  ['a past day', '2020-01-01'],
  ['today', today],
  ['a day that no month has', '2999-02-30'],
])('leaves out %s, which the question of the date refuses', (_title, eventDate) => {
  showDate(eventDate)
  expect(screen.queryByText('Date')).toBeNull()
  expect(screen.queryByText(/\d{2}\/\d{2}\/\d{4}/)).toBeNull()
})
