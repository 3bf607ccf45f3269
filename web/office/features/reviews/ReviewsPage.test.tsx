import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { proCalls } from '../../../../src/api/schemas/pro/proCalls.ts'
import type { AnswerOf } from '../../../shared/api/typedCalls.ts'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { closeByEscape, openByKey } from '../../../shared/testing/openByKey.ts'
import { PageContent } from '../../layout/PageContent.tsx'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { ReviewsPage } from './ReviewsPage.tsx'

type Review = AnswerOf<typeof proCalls.listOwnReviews>[number]

const review: Review = {
  id: '0190f3a2-0000-7000-8000-000000000001',
  reviewerName: 'Inès et Paul',
  reviewerType: 'couple',
  rating: 5,
  text: 'Une journée sans un seul accroc, merci !',
  photo: null,
  weddingDate: null,
  writtenAt: '2026-07-04T18:12:00.000Z',
  moderation: 'published',
  hiddenReason: null,
  reportedAt: null,
  reportReason: null,
  answer: null,
  answeredAt: null,
}
const link = {
  url: 'https://example.test/review/token',
  number: 1,
  qrCode: '<svg/>',
  count: 2,
  average: 4.5,
  distribution: [0, 0, 0, 1, 1],
}

function open(reviews: readonly Review[], more: Answers = {}, path = '/') {
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/review-link': () => ({ body: link }),
    'GET /api/pro/reviews': () => ({ body: reviews, headers: { 'content-range': `reviews 0-${reviews.length}/${reviews.length}` } }),
    ...more,
  })
  const page = (
    <PageContent>
      <ReviewsPage />
    </PageContent>
  )
  return { sent, ...renderOffice(page, { resource: 'reviews', path }) }
}

test('shows the link, the distribution of scores, and every review with its state', async () => {
  const hidden: Review = { ...review, id: '0190f3a2-0000-7000-8000-000000000002', moderation: 'hidden', hiddenReason: 'It names a guest.' }
  open([review, hidden])
  expect(await screen.findByRole('img', { name: 'QR code of your link' })).toBeDefined()
  expect(screen.getByDisplayValue(link.url)).toBeDefined()
  expect(await screen.findByText('2 published reviews')).toBeDefined()
  const [published, notPublished] = await screen.findAllByRole('listitem')
  if (!published || !notPublished) throw new Error('two reviews are listed')
  expect(within(published).getByRole('button', { name: 'Reply' })).toBeDefined()
  expect(within(notPublished).getByText('Reason: It names a guest.')).toBeDefined()
  expect(within(notPublished).queryByRole('button')).toBeNull()
})

test('says when reviews cannot be loaded, and retries', async () => {
  let isDown = true
  const { user } = open([], {
    'GET /api/pro/reviews': () =>
      isDown
        ? { status: 500, body: { code: 'unexpected_error', detail: 'Broken.' } }
        : { body: [review], headers: { 'content-range': 'reviews 0-0/1' } },
  })
  expect(await screen.findByText('Your reviews could not be loaded.')).toBeDefined()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(review.text)).toBeDefined()
})

test('says how to get the first review', async () => {
  open([])
  expect(await screen.findByText('No review yet')).toBeDefined()
  expect(screen.getByText(/Copy your link above/)).toBeDefined()
})

test('renews the link after confirmation', async () => {
  const { user, sent } = open([review], { 'POST /api/pro/review-link/renew': () => ({ body: { number: 2 } }) })
  await user.click(await screen.findByRole('button', { name: 'Renew the link' }))
  const dialog = await screen.findByRole('dialog', { name: 'Renew your link?' })
  expect(sent.some(({ method }) => method === 'POST')).toBe(false)
  await user.click(within(dialog).getByRole('button', { name: 'Renew the link' }))
  await waitFor(() => expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ number: 1 }]))
})

test('sends a reply and a report as typed, and requires a reason for a report', async () => {
  const { user, sent } = open([review], {
    [`POST /api/pro/reviews/${review.id}/answer`]: () => ({ body: { id: review.id, answer: 'Merci !', answeredAt: review.writtenAt } }),
    [`POST /api/pro/reviews/${review.id}/report`]: () => ({ body: { id: review.id, reportedAt: review.writtenAt } }),
  })
  const posted = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
  await user.click(await screen.findByRole('button', { name: 'Reply' }))
  await user.type(await screen.findByRole('textbox', { name: 'Reply' }), 'Merci !')
  await user.click(screen.getByRole('button', { name: 'Publish the reply' }))
  await waitFor(() => expect(posted()).toEqual([{ text: 'Merci !' }]))
  await user.click(await screen.findByRole('button', { name: 'Report to moderation' }))
  await user.click(await screen.findByRole('button', { name: 'Report' }))
  expect(await screen.findByText('Please choose a reason.')).toBeDefined()
  await user.click(screen.getByRole('radio', { name: 'It contains untrue facts' }))
  await user.click(screen.getByRole('button', { name: 'Report' }))
  await waitFor(() => expect(posted()).toMatchObject([{ text: 'Merci !' }, { reason: 'untrue' }]))
})

test('says beside the button when a reply or a report fails, and keeps the text', async () => {
  const broken = { status: 500, body: { code: 'unexpected_error' } }
  const { user } = open([review], {
    [`POST /api/pro/reviews/${review.id}/answer`]: () => broken,
    [`POST /api/pro/reviews/${review.id}/report`]: () => broken,
  })
  await user.click(await screen.findByRole('button', { name: 'Reply' }))
  const reply = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' })
  await user.type(reply, 'Merci !')
  await user.click(screen.getByRole('button', { name: 'Publish the reply' }))
  expect(await screen.findByText('Your changes were not saved.')).toBeDefined()
  expect(reply.value).toBe('Merci !')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Report to moderation' }))
  await user.click(await screen.findByRole('radio', { name: 'It contains untrue facts' }))
  await user.click(screen.getByRole('button', { name: 'Report' }))
  expect(await screen.findByText('Your changes were not saved.')).toBeDefined()
})

test('shows only the review named in the address', async () => {
  const { sent } = open([review], {}, `/reviews?record=${review.id}`)
  expect(await screen.findByText('Only the record that you searched for is shown.')).toBeDefined()
  await screen.findByRole('listitem')
  const [list] = sent.filter(({ path }) => path.startsWith('/api/pro/reviews'))
  expect(decodeURIComponent(list?.path ?? '')).toContain(`"id":"${review.id}"`)
})

test('moves the focus to the renew button again after Escape, and after the link was renewed', async () => {
  const { user } = open([review], { 'POST /api/pro/review-link/renew': () => ({ body: { number: 2 } }) })
  const opener = await screen.findByRole('button', { name: 'Renew the link' })
  expect(await openByKey(user, opener)).toBe(screen.getByRole('dialog', { name: 'Renew your link?' }))
  expect(await closeByEscape(user)).toBe(opener)
  await openByKey(user, opener)
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Renew the link' }))
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('moves the focus to the reply’s and the report’s buttons again after Escape, and to the page once the review was reported', async () => {
  let shown = review
  const { user } = open([review], {
    'GET /api/pro/reviews': () => ({ body: [shown], headers: { 'content-range': 'reviews 0-1/1' } }),
    [`POST /api/pro/reviews/${review.id}/report`]: () => {
      shown = { ...review, reportedAt: review.writtenAt, reportReason: 'untrue' }
      return { body: { id: review.id, reportedAt: review.writtenAt } }
    },
  })
  const reply = await screen.findByRole('button', { name: 'Reply' })
  expect(await openByKey(user, reply)).toBe(screen.getByRole('dialog'))
  expect(await closeByEscape(user)).toBe(reply)
  const report = screen.getByRole('button', { name: 'Report to moderation' })
  expect(await openByKey(user, report)).toBe(screen.getByRole('dialog'))
  expect(await closeByEscape(user)).toBe(report)
  await openByKey(user, report)
  await user.click(await screen.findByRole('radio', { name: 'It contains untrue facts' }))
  await user.click(screen.getByRole('button', { name: 'Report' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  expect(report.isConnected).toBe(false)
})
