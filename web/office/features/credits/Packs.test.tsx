import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { expectNoViolations } from '../../testing/expectNoViolations.ts'
import { sellingServer } from '../../testing/paymentAnswers.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { CreditsPage } from './CreditsPage.tsx'

function openCredits(more: Answers = {}) {
  answerCalls(sellingServer({ more }))
  return renderOffice(<CreditsPage />, { resource: 'credits', path: '/credits' })
}
const me = (given: object) => ({ 'GET /api/pro/me': () => ({ body: { ...signedInProvider, ...given } }) })

test('prices a credit lower in larger packs, and shows net, VAT and total on each', async () => {
  const { container } = openCredits()
  const packs = within(await screen.findByRole('region', { name: 'Buy credits' }))
  expect((await packs.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    '1 credit€50.00 per credit, without VAT€50.00 +\u00a0€10.00\u00a0VAT€60.00 in totalBuy',
    '5 creditsSave 10%€45.00 per credit, without VAT€225.00 +\u00a0€45.00\u00a0VAT€270.00 in totalBuy',
  ])
  expect(packs.getByRole('link', { name: 'Buy 5 credits' }).getAttribute('href')).toBe('/credits?pack=five')
  await expectNoViolations(container)
})

test('sells no pack while Premium is active, and says why', async () => {
  const { container } = openCredits(me({ plan: 'premium' }))
  await screen.findByText(/While Premium is active, no credits are sold or used/)
  expect(container.querySelector('[data-pack]')).toBeNull()
})

test.each([
  [0, 'You have no credit left: buy a pack to unlock your next requests.'],
  [1, 'You have 1 credit left: buy more in time, so that no request has to wait.'],
])('warns of a low balance with a link to the packs: %i', async (credits, text) => {
  const { user } = openCredits(me({ credits }))
  await screen.findByText(text)
  await user.click(screen.getByRole('button', { name: 'See the packs' }))
  expect(document.activeElement).toBe(await screen.findByRole('region', { name: 'Buy credits' }))
})

test('does not warn of a low balance with Premium', async () => {
  const { container } = openCredits(me({ credits: 0, plan: 'premium' }))
  await screen.findByText(/While Premium is active/)
  expect(container.querySelector('[data-low-balance]')).toBeNull()
})

test('says when packs cannot be loaded, and keeps the rest of the page', async () => {
  let isBroken = true
  const { user } = openCredits({
    'GET /api/pro/credits/packs': () => (isBroken ? { status: 500, body: {} } : { body: { packs: [] } }),
  })
  await screen.findByText('The packs could not be loaded.')
  expect(await screen.findByText('No movement yet')).toBeDefined()
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Buy credits' })).toBeDefined()
})
