import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ProviderId, ReviewId } from '../../src/domain/ids.ts'
import { askErasure } from '../../src/domain/person/askErasure.ts'
import { registerProvider } from '../../src/domain/provider/registerProvider.ts'
import { answerReview } from '../../src/domain/review/answerReview.ts'
import { moderateReview } from '../../src/domain/review/moderateReview.ts'
import { type WriteReview, writeReview } from '../../src/domain/review/writeReview.ts'
import { reviewFigures } from '../../src/projections/providerReviews/providerReviewsQueries.ts'
import { OwnCluster } from '../setup/ownCluster.ts'
import { context } from '../setup/unlockingWorld.ts'
import { hiddenBecause, reviewer } from '../setup/writtenReview.ts'
import { eraseThoughKilled, erasureStage, expectNoTraces, expectSameWhenRebuilt, expectTraces, shown, wrappedKeys } from './erasureStage.ts'

const cluster = new OwnCluster()
beforeAll(() => cluster.start())
afterAll(() => cluster.remove())

/** Part of every text of the review and its reply. */
const mark = `zz${randomBytes(6).toString('hex')}`

it('with a crash after every step, an erasure leaves no trace of a reviewer and of the reply', async () => {
  const stage = await erasureStage(cluster)
  const { pool, commands } = stage
  const providerId = randomUUID() as ProviderId
  const contact = {
    firstname: 'Claire',
    lastname: 'Fontaine',
    email: 'claire@example.com',
    phone: '+33478123456',
    locale: 'fr-FR',
    emailConfirmed: true,
  }
  await commands.handle(registerProvider, { providerId, publicId: 'k7m2p9', kind: 'planner', ...contact }, context())
  const words = { reviewerType: 'couple', weddingDate: '2026-06-20', providerId, ...reviewer } as const
  const reviewOf = (text: string, rating: number): WriteReview => {
    const reviewId = randomUUID() as ReviewId
    return { ...words, reviewId, rating, reviewerName: `${text} Inès`, text: `${text} : une journée sans un seul accroc.` }
  }
  const [erased, other] = [reviewOf(mark, 1), reviewOf('bystander', 5)]
  for (const review of [erased, other]) {
    expect(await commands.handle(writeReview, review, context())).toMatchObject({ accepted: true })
    await commands.handle(moderateReview, { reviewId: review.reviewId, verdict: 'publish' }, context())
    const { reviewId, reviewerName } = review
    await commands.handle(answerReview, { reviewId, providerId, text: `Merci, ${reviewerName} !` }, context())
  }
  await shown(stage)
  await expectTraces(stage, [mark, 'bystander'])
  const keys = await wrappedKeys(stage, erased.reviewId)

  const person = { kind: 'reviewer', id: erased.reviewId } as const
  const ask = { person, certificateId: randomUUID(), reason: 'asked-by-person' } as const
  expect(await commands.handle(askErasure, ask, context())).toMatchObject({ accepted: true })
  const { certificate, steps } = await eraseThoughKilled(stage, person)
  expect(steps).toEqual(expect.arrayContaining(['closeAll 1', 'query 1', 'erase 1', 'handle 1']))
  expect(certificate).toMatchObject({ id: ask.certificateId, person: 'reviewer', cleared: expect.arrayContaining([{ what: 'review' }]) })
  expect(await reviewFigures(pool, providerId)).toEqual({ count: 1, rated: 1, average: 5 })
  await expectTraces(stage, ['bystander'])

  await expectNoTraces(stage, [mark], [mark, ...keys])

  // No command is accepted any more.
  const { reviewId } = erased
  expect(await commands.handle(moderateReview, { reviewId, verdict: 'hide', reason: hiddenBecause }, context())).toMatchObject({
    refused: 'review_not_found',
  })
  const reply = { reviewId, providerId, text: `Merci, ${mark} !` }
  expect(await commands.handle(answerReview, reply, context())).toMatchObject({ refused: 'review_not_found' })
  expect(await commands.handle(writeReview, erased, context())).toMatchObject({ accepted: true, events: [] })
  await expectSameWhenRebuilt(stage)
})
