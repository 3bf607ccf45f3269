import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Statistics } from '../../../../src/api/schemas/pro/statisticsSchemas.ts'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { StatisticsPage } from './StatisticsPage.tsx'

const none = { answer: null, seen: null, rejected: null, unlocked: null }
const rates = { answer: 0.5, seen: 0.75, unlocked: 0.25, rejected: 0.25 }
const periods: Statistics['periods'] = [
  { days: 1, received: 0, rates: none, before: { received: 2, rates: none } },
  { days: 7, received: 4, rates, before: { received: 0, rates: none } },
  { days: 30, received: 20, rates, before: { received: 10, rates } },
]
const noAnswers = { answered: 0, medianMinutes: null }
const byDay = Array.from({ length: 30 }, (_, index) => ({
  day: `2026-11-${String(index + 1).padStart(2, '0')}`,
  count: index === 4 ? 61 : 0,
}))
const premium: NonNullable<Statistics['premium']> = {
  views: [
    {
      kind: 'profile',
      periods: [
        { days: 1, views: 0, before: 3, sources: [] },
        { days: 7, views: 9, before: 12, sources: [{ source: 'direct', views: 9, before: 12 }] },
        {
          days: 30,
          views: 61,
          before: 40,
          sources: [
            { source: 'directory', views: 48, before: 40 },
            { source: 'search_engine', views: 13, before: 0 },
          ],
        },
      ],
      byDay,
    },
  ],
  answers: [
    { days: 1, ...noAnswers, before: noAnswers },
    { days: 7, answered: 2, medianMinutes: 200, before: noAnswers },
    { days: 30, answered: 8, medianMinutes: 44.6, before: { answered: 3, medianMinutes: 4_400 } },
  ],
}

function open(shown: Partial<Statistics> = {}, more: Answers = {}) {
  answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/statistics': () => ({ body: { periods, premium, ...shown } }),
    ...more,
  })
  return renderOffice(<StatisticsPage />, { resource: 'statistics', path: '/statistics' })
}

test('shows opened photographs and played videos beside the views of the page, also when there are none', async () => {
  const media = (kind: 'photos' | 'videos', views: number) => ({
    kind,
    periods: ([1, 7, 30] as const).map((days) => ({ days, views, before: 1, sources: [{ source: 'direct' as const, views, before: 1 }] })),
    byDay,
  })
  const { container } = open({ premium: { ...premium, views: [...premium.views, media('photos', 12), media('videos', 0)] } })
  expect(await screen.findByRole('heading', { name: 'Photos opened' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Videos played' })).toBeDefined()
  expect(container.querySelector('[data-views=photos]')?.textContent).toBe('Visitors121 the period before')
  expect(container.querySelector('[data-views=videos]')?.textContent).toBe('Visitors01 the period before')
})

test('shows views by day and source and the answer time in words with Premium', async () => {
  const { container, user } = open()
  const views = () => container.querySelector('[data-views=profile]')?.textContent
  const time = () => container.querySelector('[data-answer-time]')?.textContent
  const days = within(await screen.findByRole('table', { name: 'Views per day' }))
  expect(days.getAllByRole('row')).toHaveLength(30)
  expect(days.getByRole('row', { name: '05/11 61' })).toBeDefined()
  expect(views()).toBe('Views6140 the period before')
  const sources = within(screen.getByRole('table', { name: 'Where visitors come from' }))
  expect(sources.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'FromViewsBefore',
    'Directory4840',
    'Search engine130',
  ])
  expect(time()).toBe('Half of them within45 mins8 requests answered · 3 days the period before')
  await user.click(screen.getByRole('button', { name: '7 days' }))
  expect([views(), time()]).toEqual(['Views912 the period before', 'Half of them within3 hrs 20 mins2 requests answered'])
  await user.click(screen.getByRole('button', { name: 'Today' }))
  expect([views(), time()]).toEqual(['Views03 the period before', 'Half of them within–0 requests answered'])
})

test('shows the rates to everybody', async () => {
  const { container } = open({ premium: null })
  expect(await screen.findByText(/20 requests received/)).toBeDefined()
  expect(container.querySelector('[data-rate=answer]')?.textContent).toBe('Answered50%unchanged')
})

test('explains without Premium what it adds, over a made-up picture that cannot be reached', async () => {
  open({ premium: null })
  const teaser = await screen.findByRole('region', { name: 'Views and time to answer' })
  expect(within(teaser).getByText(/With Premium you see the views of your profile, photos, videos and portfolios per day/)).toBeDefined()
  expect(within(teaser).getByText('The picture shows made-up figures.')).toBeDefined()
  expect(within(teaser).getByRole('link', { name: 'Discover Premium' }).getAttribute('href')).toBe('/subscription')
  // Screen readers do not read its figures, and the keyboard does not reach it.
  expect(within(teaser).queryByRole('table')).toBeNull()
  expect(within(teaser).queryByRole('figure')).toBeNull()
  expect(teaser.querySelector('[aria-hidden][inert] figure')).not.toBeNull()
})

test('says before the first view what will be shown', async () => {
  const zero = { views: 0, before: 0, sources: [] }
  const views: typeof premium.views = [
    {
      kind: 'profile',
      periods: [
        { days: 1, ...zero },
        { days: 7, ...zero },
        { days: 30, ...zero },
      ],
      byDay: byDay.map(({ day }) => ({ day, count: 0 })),
    },
  ]
  open({ premium: { ...premium, views } })
  expect(await screen.findByRole('heading', { name: 'No views yet' })).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})

test('retries statistics that could not be loaded', async () => {
  let answers = 0
  const { user } = open(
    {},
    { 'GET /api/pro/statistics': () => (answers++ === 0 ? { status: 500, body: {} } : { body: { periods, premium } }) },
  )
  await screen.findByText('Your statistics could not be loaded.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table', { name: 'Views per day' })).toBeDefined()
})
