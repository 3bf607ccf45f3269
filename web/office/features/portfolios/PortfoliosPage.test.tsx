import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ListedPortfolio, PortfolioPlan } from '../../../../src/api/schemas/pro/portfolioSchemas.ts'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { PortfoliosPage } from './PortfoliosPage.tsx'

const path = '/api/pro/portfolios'
const idOf = (number: number) => `90000000-0000-4000-8000-00000000000${number}`
const portfolio = (number: number, over: Partial<ListedPortfolio> = {}) => ({
  id: idOf(number),
  title: `Wedding no. ${number}`,
  weddingDate: '2025-06-14',
  status: 'online',
  missing: [],
  path: `/portfolio/${number}`,
  image: '/images/signature/photos/a',
  images: 12,
  views: null,
  ...over,
})
const free: PortfolioPlan = { plan: 'free', quota: 1, total: 0 }
const premium: PortfolioPlan = { plan: 'premium', quota: null, total: 2 }

function openPage(portfolios: readonly object[], plan: PortfolioPlan, answers: Answers = {}) {
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/portfolio-plan': () => ({ body: { ...plan, total: portfolios.length } }),
    [`GET ${path}`]: () => ({ body: portfolios, headers: { 'content-range': `portfolios 0-0/${portfolios.length}` } }),
    [`POST ${path}`]: () => ({ body: { id: idOf(1) } }),
    ...answers,
  })
  const bodies = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
  return { bodies, ...renderOffice(<PortfoliosPage />, { resource: 'portfolios', path: '/portfolios' }) }
}
const addButtons = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Add a portfolio' })

test('shows each portfolio’s picture, status and date, and its views with Premium', async () => {
  openPage(
    [portfolio(1, { views: 1 }), portfolio(2, { status: 'draft', missing: ['description', 'image'], image: null, images: 0, views: 0 })],
    premium,
  )
  const [first, second] = await screen.findAllByRole('article')
  expect(first?.textContent).toBe('OnlineWedding no. 114/06/2025 · 12 photos1 view in 30 days')
  expect(first?.querySelector('img')?.getAttribute('src')).toContain('/images/signature/photos/a')
  expect(second?.textContent).toBe('DraftWedding no. 214/06/2025To complete: the description, a photo with its description')
  expect(second?.querySelector('img')).toBeNull()
  expect((await screen.findByText('2 portfolios')).getAttribute('role')).toBe('status')
  expect(screen.queryByRole('heading', { name: 'With Premium' })).toBeNull()
})

test('explains portfolios when there is none, and creates one from its title alone', async () => {
  const { user, bodies } = openPage([], free)
  expect(await screen.findByText('No portfolio yet')).toBeDefined()
  expect(screen.getByText(/^A portfolio shows one wedding in photos/)).toBeDefined()
  await user.click(addButtons()[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a portfolio' }))
  await user.click(dialog.getByRole('button', { name: 'Begin' }))
  expect(await dialog.findByText('This field is required')).toBeDefined()
  await user.type(dialog.getByRole('textbox', { name: /Title/ }), 'Léa and Tom')
  await user.click(dialog.getByRole('button', { name: 'Begin' }))
  await waitFor(() => expect(bodies()).toEqual([{ title: 'Léa and Tom' }]))
})

test('says on Free that the limit is reached, adds no more, and explains Premium', async () => {
  openPage([portfolio(1)], free)
  expect(await screen.findByText('1 portfolio of 1')).toBeDefined()
  expect(screen.getByText(/^You have reached the limit of the free plan: 1 portfolio\./)).toBeDefined()
  expect(addButtons().map(({ disabled }) => disabled)).toEqual([true])
  const teaser = within(screen.getByRole('region', { name: 'With Premium' }))
  expect(teaser.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'As many portfolios as you like',
    'The place, style, number of guests and budget of each wedding',
    'How often each portfolio was viewed',
  ])
  expect(teaser.getByRole('link', { name: /./ }).getAttribute('href')).toBe('/subscription')
})

test('promises unlimited portfolios only to a provider that has a limit', async () => {
  openPage([portfolio(1)], { ...free, quota: null })
  const teaser = within(await screen.findByRole('region', { name: 'With Premium' }))
  expect(teaser.getAllByRole('listitem')).toHaveLength(2)
  expect(addButtons().map(({ disabled }) => disabled)).toEqual([false])
})

test('marks portfolios that the plan hides', async () => {
  openPage([portfolio(1), portfolio(2, { status: 'above_plan', path: null })], free)
  expect((await screen.findByRole('note')).textContent).toMatch(/^Your plan shows 1 portfolio, the first one added\./)
  expect(within(screen.getAllByRole('article')[1] as HTMLElement).getByText('Beyond your plan')).toBeDefined()
})

test('says in the dialog when another tab reached the limit, and keeps the typed title', async () => {
  const detail = 'The free plan allows 1 portfolio.'
  const { user } = openPage([], free, {
    [`POST ${path}`]: () => ({ status: 409, body: { code: 'portfolio_quota_reached', detail } }),
  })
  await screen.findByText('No portfolio yet')
  await user.click(addButtons()[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /Title/ }), 'Léa and Tom')
  await user.click(dialog.getByRole('button', { name: 'Begin' }))
  expect((await dialog.findByRole('alert')).textContent).toBe(detail)
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /Title/ }).value).toBe('Léa and Tom')
})

test('says when portfolios cannot be loaded, and retries', async () => {
  let works = false
  const { user } = openPage([portfolio(1)], premium, {
    [`GET ${path}`]: () => (works ? { body: [portfolio(1)], headers: { 'content-range': 'portfolios 0-0/1' } } : { status: 500, body: {} }),
  })
  expect(await screen.findByText('Your portfolios could not be loaded.')).toBeDefined()
  works = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Wedding no. 1')).toBeDefined()
})
