import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { expectNoViolations } from '../../testing/expectNoViolations.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { PlanComparison } from './PlanComparison.tsx'

/** The plan table of the specification, with the numbers of the rules. */
const plans = [
  ['Unlocking a request', 'one credit per request', 'unlimited'],
  ['Position in results', 'after Premium profiles', 'top of results'],
  ['Competitors on the profile', 'shown', 'hidden'],
  ['Notifications', 'email only', 'email and SMS'],
  ['Photos', '5', 'unlimited'],
  ['Videos', '1', 'unlimited'],
  ['Portfolios', '1', 'unlimited'],
  ['Portfolio details', 'none', 'budget, guests, location, style'],
  ['Support', 'standard', 'priority'],
  ['Statistics', 'your four rates', 'advanced statistics'],
  ['Other', 'none', 'Premium badge, accent colour, 30% discount on a club membership'],
]

test('both plans stand beside each other in a table, aspect by aspect', async () => {
  answerCalls({})
  renderOffice(<PlanComparison />)
  const table = screen.getByRole('table', { name: 'Free and Premium compared' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['What you get', 'Free', 'Premium'])
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual(plans)
  expect(within(table).getAllByRole('rowheader')).toHaveLength(plans.length)
  await expectNoViolations(document.body)
})

test('on a phone each aspect is a card with both plans', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  answerCalls({})
  renderOffice(<PlanComparison />)
  expect(screen.queryByRole('table')).toBeNull()
  const cards = within(screen.getByRole('list', { name: 'Free and Premium compared' })).getAllByRole('listitem')
  expect(
    cards.map((card) => [
      within(card).getByRole('heading').textContent,
      ...within(card)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ]),
  ).toEqual(plans)
  await expectNoViolations(document.body)
})
