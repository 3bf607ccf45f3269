import { screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import type { proCalls } from '../../../../src/api/schemas/pro/proCalls.ts'
import { itemPart, singlePart } from '../../../../src/domain/provider/profilePart.ts'
import type { AnswerOf } from '../../../shared/api/typedCalls.ts'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { lockedRequest } from '../../testing/inboxRequests.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { DashboardPage } from './DashboardPage.tsx'

type Dashboard = AnswerOf<typeof proCalls.showDashboard>

const latest = lockedRequest()
const none = { answer: null, seen: null, rejected: null, unlocked: null }
const dashboard: Dashboard = {
  steps: [
    { name: 'company', isDone: true, isOptional: false },
    { name: 'photos', isDone: false, isOptional: false },
    { name: 'reviews', isDone: false, isOptional: false },
    { name: 'subscription', isDone: false, isOptional: true },
  ],
  rejection: null,
  rejectedParts: [],
  notices: ['number_not_found', 'last_credit'],
  periods: [
    { days: 1, received: 0, rates: none, before: { received: 2, rates: none } },
    { days: 7, received: 4, rates: { answer: 0.5, seen: 0.75, unlocked: 0.25, rejected: 0.25 }, before: { received: 0, rates: none } },
    {
      days: 30,
      received: 20,
      rates: { answer: 0.6, seen: 0.9, unlocked: 0.4, rejected: 0.11 },
      before: { received: 10, rates: { answer: 0.5, seen: 0.95, unlocked: 0.4, rejected: 0.1 } },
    },
  ],
  received: Array.from({ length: 30 }, (_, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
    count: index === 4 ? 20 : 0,
  })),
}

function Address() {
  return <output>{useLocation().search}</output>
}

function open(shown: Partial<Dashboard> = {}, more: Answers = {}, path = '/dashboard') {
  answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/dashboard': () => ({ body: { ...dashboard, ...shown } }),
    'GET /api/pro/requests': () => ({ body: [latest], headers: { 'content-range': 'requests 0-0/1' } }),
    ...more,
  })
  return renderOffice(
    <>
      <DashboardPage />
      <Address />
    </>,
    { resource: 'dashboard', path },
  )
}

test('lists the next steps first, each linked to its page, then the completed ones', async () => {
  open()
  const next = await screen.findByRole('region', { name: 'What to do next' })
  expect(await within(next).findByText('1 of 3 steps')).toBeDefined()
  expect(screen.getAllByRole('heading', { level: 2 }).at(0)?.textContent).toBe('What to do next')
  expect(
    within(next)
      .getByRole('link', { name: /Add at least three photos/ })
      .getAttribute('href'),
  ).toBe('/photos')
  expect(
    within(next)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    expect.stringContaining('Add at least three photos'),
    expect.stringContaining('Get a first review'),
    expect.stringContaining('Discover Premium'),
    'Describe your company (done)',
  ])
})

test('sorts notices by urgency, each linked to the page where it is solved', async () => {
  open()
  const [number, credits] = await screen.findAllByRole('note')
  expect(number?.textContent).toContain('Your company number was not found')
  expect(credits?.textContent).toContain('Your credits are nearly used up.')
  if (!number) throw new Error('there is no notice')
  expect(within(number).getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/company')
})

test('shows failing mails first, linked to the login e-mail', async () => {
  open({ notices: ['mails_failed', 'last_credit'] })
  const [mails] = await screen.findAllByRole('note')
  expect(mails?.textContent).toContain('Our emails no longer reach you')
  if (!mails) throw new Error('there is no notice')
  expect(within(mails).getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/account')
})

test('links to the photos above the plan’s limit, and a full gallery to Premium', async () => {
  open({ notices: ['photos_hidden', 'photo_quota_reached'] })
  const notes = await screen.findAllByRole('note')
  expect(notes.map((note) => within(note).getByRole('link').getAttribute('href'))).toEqual(['/photos', '/subscription'])
  expect(notes[0]?.textContent).toContain('Your plan does not show all your photos')
  expect(notes[1]?.textContent).toContain('Your gallery is full.')
})

test('says when the profile is complete', async () => {
  open({ steps: dashboard.steps.map((step) => ({ ...step, isDone: true })) })
  const next = await screen.findByRole('region', { name: 'What to do next' })
  expect(await within(next).findByText('Your profile is complete. Well done!')).toBeDefined()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(within(next).queryByRole('list')).toBeNull()
})

test('counts a profile as complete without Premium, which is still offered', async () => {
  open({ notices: [], steps: dashboard.steps.map((step) => ({ ...step, isDone: !step.isOptional })) })
  const next = await screen.findByRole('region', { name: 'What to do next' })
  expect(await within(next).findByText('Your profile is complete. Well done!')).toBeDefined()
  expect(
    within(next)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([expect.stringContaining('Discover Premium')])
})

test('links each step to its page and explains its benefit', async () => {
  const names = ['videos', 'pricing', 'security', 'subscription'] as const
  open({ notices: [], steps: names.map((name) => ({ name, isDone: false, isOptional: name === 'subscription' })) })
  const next = await screen.findByRole('region', { name: 'What to do next' })
  const links = await within(next).findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/videos', '/services', '/account', '/subscription'])
  expect(links.map((link) => link.textContent)).toEqual([
    'Add a videoCouples hear and see what your weddings feel like.',
    'Show a starting priceCouples see at once whether you fit their budget.',
    expect.stringContaining('learn of any sign-in from a new device'),
    expect.stringContaining('Requests unlocked without credits'),
  ])
})

test('shows the change of each rate in words, and keeps the period in the URL', async () => {
  const { user, container } = open()
  const rate = (name: string) => container.querySelector(`[data-rate=${name}]`)?.textContent
  expect(await screen.findByText(/20 requests received/)).toBeDefined()
  expect([rate('answer'), rate('seen'), rate('unlocked')]).toEqual(['Answered60%+10 points', 'Seen90%−5 points', 'Unlocked40%unchanged'])
  expect(rate('rejected')).toBe('Rejected11%+1 point')
  await user.click(screen.getByRole('button', { name: '7 days' }))
  expect([rate('answer'), rate('seen')]).toEqual(['Answered50%', 'Seen75%'])
  expect(screen.getByRole('status', { name: '' }).textContent).toContain('days=7')
  await user.click(screen.getByRole('button', { name: 'Today' }))
  expect(rate('answer')).toBe('Answered–')
})

test('shows the period that the URL names', async () => {
  open({}, {}, '/dashboard?days=7')
  expect(await screen.findByText(/4 requests received/)).toBeDefined()
  expect(screen.getByRole('button', { name: '7 days' }).getAttribute('aria-pressed')).toBe('true')
})

test('links the latest requests to their pages', async () => {
  open()
  expect((await screen.findByRole('link', { name: /Wedding in/ })).getAttribute('href')).toBe(`/requests/${latest.id}`)
})

test('explains what happens next when there is no request', async () => {
  open({}, { 'GET /api/pro/requests': () => ({ body: [], headers: { 'content-range': 'requests */0' } }) })
  expect(await screen.findByText('No requests yet')).toBeDefined()
})

test('shows the latest requests even when the dashboard could not be loaded, which can be retried', async () => {
  let answers = 0
  const { user } = open({}, { 'GET /api/pro/dashboard': () => (answers++ === 0 ? { status: 500, body: {} } : { body: dashboard }) })
  await screen.findByText('The dashboard could not be loaded.')
  await screen.findByRole('link', { name: /Wedding in/ })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1 of 3 steps')).toBeDefined()
})

test('says why a profile was rejected, and submits it again with one click', async () => {
  let rejection: Dashboard['rejection'] = { reason: 'copied_text', note: 'From https://example.test/about' }
  const { user } = open(
    {},
    {
      'GET /api/pro/dashboard': () => ({ body: { ...dashboard, rejection, notices: rejection ? [] : ['submitted_again'] } }),
      'POST /api/pro/profile/submit-again': () => {
        rejection = null
        return { body: { moderation: 'in_progress' } }
      },
    },
  )
  const note = await screen.findByRole('note')
  expect(within(note).getByText('A text is copied from another site or another profile.')).toBeDefined()
  expect(within(note).getByText(/From https:\/\/example\.test\/about/)).toBeDefined()
  expect(within(note).getByRole('link', { name: 'Change my profile' }).getAttribute('href')).toBe('/company')
  await user.click(within(note).getByRole('button', { name: 'Submit again' }))
  expect(await screen.findByText(/Your changed profile is in moderation/)).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Submit again' })).toBeNull())
})

test('says when submitting again fails, and allows a retry', async () => {
  const { user } = open(
    { rejection: { reason: 'unsuitable_pictures', note: '' } },
    { 'POST /api/pro/profile/submit-again': () => ({ status: 500, body: {} }) },
  )
  await user.click(await screen.findByRole('button', { name: 'Submit again' }))
  expect((await screen.findByRole('alert')).textContent).toBe('It could not be submitted. Please try again.')
  expect(screen.getByRole('link', { name: 'Change my profile' }).getAttribute('href')).toBe('/photos')
})

test('names what moderation hides, with reason, note and a link to change it', async () => {
  const photo = itemPart('photo', '10000000-0000-4000-8000-000000000001')
  open({
    rejectedParts: [
      { part: singlePart('website'), reason: 'copied_text', note: 'https://example.test/about' },
      { part: photo, reason: 'foreign_picture', note: '' },
    ],
  })
  const [website, picture] = await screen.findAllByText(/Hidden from couples/)
  const noteOf = (title: HTMLElement | undefined) => within(title?.closest<HTMLElement>('[role="note"]') ?? document.body)
  expect(website?.textContent).toBe('Hidden from couples: Website')
  expect(noteOf(website).getByText('The moderator wrote: https://example.test/about')).toBeDefined()
  expect(noteOf(website).getByRole('link', { name: 'Change' }).getAttribute('href')).toBe('/company')
  expect(noteOf(picture).getByText('The picture seems to belong to somebody else.')).toBeDefined()
  expect(noteOf(picture).queryByText(/The moderator wrote/)).toBeNull()
  // A photograph is replaced, not changed.
  expect(noteOf(picture).getByText(/^Replace it with another one/)).toBeDefined()
  expect(noteOf(picture).getByRole('link', { name: 'See my photos' }).getAttribute('href')).toBe('/photos')
})
