import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loginClaim, registerByEmail } from '../../src/commands/registerByEmail.ts'
import { correctCredits } from '../../src/domain/account/correctCredits.ts'
import { unlockRequest } from '../../src/domain/account/unlockRequest.ts'
import { claim, claimStream } from '../../src/domain/claim/claim.ts'
import { registerCouple } from '../../src/domain/couple/registerCouple.ts'
import type { CoupleId, ProjectId, ProviderId, RequestId, ReviewId } from '../../src/domain/ids.ts'
import { askErasure } from '../../src/domain/person/askErasure.ts'
import { contactProviders } from '../../src/domain/project/contactProviders.ts'
import { saveProject } from '../../src/domain/project/saveProject.ts'
import { addPhoto } from '../../src/domain/provider/addPhoto.ts'
import { addVideo } from '../../src/domain/provider/addVideo.ts'
import { approveProvider } from '../../src/domain/provider/approveProvider.ts'
import { changeCompany } from '../../src/domain/provider/changeCompany.ts'
import { changePersonalData } from '../../src/domain/provider/changePersonalData.ts'
import { changeSocialNetworks } from '../../src/domain/provider/changeSocialNetworks.ts'
import { describeCompany } from '../../src/domain/provider/describeCompany.ts'
import { offerServices } from '../../src/domain/provider/offerServices.ts'
import { recordSignIn } from '../../src/domain/provider/recordSignIn.ts'
import { writeProfile } from '../../src/domain/provider/writeProfile.ts'
import { openRequest } from '../../src/domain/request/openRequest.ts'
import { answerReview } from '../../src/domain/review/answerReview.ts'
import { moderateReview } from '../../src/domain/review/moderateReview.ts'
import { writeReview } from '../../src/domain/review/writeReview.ts'
import { defaultRules } from '../../src/domain/rules.ts'
import { createCredentials } from '../../src/operational/credentials.ts'
import { writeEffects } from '../../src/operational/effects.ts'
import { noteProviderSignIn } from '../../src/operational/providerSignIns.ts'
import { countViews } from '../../src/operational/viewCounts.ts'
import { findProject } from '../../src/projections/coupleProjects/coupleProjectsQueries.ts'
import { cardsOf } from '../../src/projections/providerDirectory/providerCards.ts'
import { OwnCluster } from '../setup/ownCluster.ts'
import { readEverything } from '../setup/readEverything.ts'
import { lyon, weddingDetails } from '../setup/sampleEvents.ts'
import { context } from '../setup/unlockingWorld.ts'
import { reviewer } from '../setup/writtenReview.ts'
import {
  type ErasureStage,
  eraseThoughKilled,
  erasureStage,
  expectNoTraces,
  expectSameWhenRebuilt,
  expectTraces,
  shown,
  wrappedKeys,
} from './erasureStage.ts'

const cluster = new OwnCluster()
beforeAll(() => cluster.start())
afterAll(() => cluster.remove())

/** Part of every text of or about the provider, and of no text of the couple or the other provider. */
const mark = `zz${randomBytes(6).toString('hex')}`
const phone = '+33478765432'
const place = { ...lyon, city: `${mark}ville`, latitude: 45.7654321, longitude: 4.8765432 }
/** No read model contains it, only the log, sealed. */
const companyNumber = '41000000000019'
const traces = [mark, '478765432', '45.7654321', '4.8765432']
const password = 'a long and quiet sentence'

/** A public provider with all fields filled in, whose texts all contain `text`. */
async function filledProvider(
  { pool, secrets, commands }: ErasureStage,
  text: string,
  at: typeof lyon,
  { number, siret }: { readonly number: string; readonly siret: string },
) {
  const credentials = createCredentials({ database: pool, claimKey: secrets.claimKey })
  const registering = context()
  const person = { kind: 'planner', firstname: `${text}a`, lastname: `${text}b`, email: `${text}@example.com`, phone: number } as const
  const options = { commands, claimKey: secrets.claimKey, credentials }
  const registration = { ...person, locale: 'fr-FR', emailConfirmed: true, password } as const
  const registered = await registerByEmail(options, registration, registering)
  if (!registered.registered) throw new Error('not registered')
  const { providerId } = registered
  const company = { name: `${text}c`, place: at, website: `https://${text}.example/`, languages: ['fr' as const], startingFrom: 1 }
  await commands.handle(describeCompany, { providerId, ...company }, context())
  const change = { providerId, firstname: `${text}n`, lastname: `${text}o`, phone: number }
  await commands.handle(changePersonalData, change, context())
  const changed = { ...company, street: `${text}p`, createdOn: '2014-03-01', number: siret }
  expect(await commands.handle(changeCompany, { providerId, ...changed }, context())).toMatchObject({ accepted: true })
  const offer = { startingFrom: 400_000, description: `${text}d`, priceVisible: true, descriptionVisible: true }
  await commands.handle(offerServices, { providerId, services: [{ service: 'FULL_PLANNING', ...offer }] }, context())
  const texts = { portrait: `<p>${text}e</p>`, experience: `${text}f`, strengths: [`${text}g`], serviceText: `${text}h` }
  await commands.handle(writeProfile, { providerId, ...texts }, context())
  const addresses = { instagram: `https://www.instagram.com/${text}q` }
  await commands.handle(changeSocialNetworks, { providerId, addresses }, context())
  await commands.handle(addPhoto, { providerId, photoId: randomUUID(), picture: `scenes/${text}i`, alt: `${text}j` }, context())
  await commands.handle(addVideo, { providerId, videoId: randomUUID(), title: `${text}k`, platform: 'vimeo', key: `${text}l` }, context())
  await commands.handle(approveProvider, { providerId }, context())
  await commands.handle(recordSignIn, { providerId }, context())
  await commands.handle(correctCredits, { providerId, credits: 2, reason: `${text}m` }, context())
  await noteProviderSignIn(pool, providerId, new Date())
  const { hash } = loginClaim(secrets.claimKey, person.email, registering)
  const registerAgain = () => registerByEmail(options, registration, registering)
  return { providerId, hash, email: person.email, registerAgain, signsIn: () => credentials.check('provider', person.email, password) }
}

/** A review of the provider and its reply, both with `text`. */
async function answeredReview({ commands }: ErasureStage, providerId: ProviderId, text: string): Promise<ReviewId> {
  const reviewId = randomUUID() as ReviewId
  const words = { reviewerName: `${text} Inès`, text: `${text} : une journée sans un seul accroc.` }
  const review = { reviewId, providerId, ...words, reviewerType: 'couple', rating: 5, weddingDate: '2026-06-20', ...reviewer } as const
  expect(await commands.handle(writeReview, review, context())).toMatchObject({ accepted: true })
  await commands.handle(moderateReview, { reviewId, verdict: 'publish' }, context())
  await commands.handle(answerReview, { reviewId, providerId, text: `${text} vous remercie.` }, context())
  return reviewId
}

it('with a crash after every step, an erasure leaves no trace of a provider, and its couples keep their requests without its name', async () => {
  const stage = await erasureStage(cluster)
  const { pool, store, commands, sessions } = stage
  const erased = await filledProvider(stage, mark, place, { number: phone, siret: companyNumber })
  const other = await filledProvider(stage, 'bystander', lyon, { number: '+33478123456', siret: '73282932000074' })
  const { providerId } = erased
  const reviews = [await answeredReview(stage, providerId, mark), await answeredReview(stage, providerId, mark)]
  await answeredReview(stage, other.providerId, 'bystander')
  const ids = { projectId: randomUUID() as ProjectId, coupleId: randomUUID() as CoupleId }
  const couple = { firstname: 'Camille', lastname: 'Moreau', email: 'camille@example.fr', phone: '+33612345678', home: lyon }
  await commands.handle(registerCouple, { coupleId: ids.coupleId, ...couple, locale: 'fr-FR' }, context())
  await commands.handle(saveProject, { ...ids, country: 'FR', details: weddingDetails }, context())
  const [open, unlocked] = [randomUUID(), randomUUID()] as [RequestId, RequestId]
  for (const [requestId, addressee] of [
    [open, providerId],
    [unlocked, other.providerId],
  ] as const) {
    const providers = [{ requestId, providerId: addressee }]
    await commands.handle(contactProviders, { ...ids, providers, message: 'Bonjour' }, context())
    const received = {
      ...ids,
      ...weddingDetails,
      requestId,
      providerId: addressee,
      message: 'Bonjour',
      receivedAt: new Date().toISOString(),
    }
    await commands.handle(openRequest, received, context())
  }
  await commands.handle(unlockRequest, { requestId: unlocked, providerId: other.providerId }, context())
  const device = { browser: `${mark}browser`, system: `${mark}system`, country: null }
  await sessions.open({ id: randomUUID(), role: 'provider', personId: providerId, remembered: true, device })
  const news = { kind: 'mail', payload: { template: 'news', params: {} }, cause: null, expiresAt: null }
  await writeEffects(
    pool,
    [providerId, other.providerId].map((id) => ({ ...news, id: randomUUID(), person: { kind: 'provider', id } })),
  )
  const filesOf = (id: ProviderId) => stage.files.list(`providers/${id}`)
  const view = { country: 'FR', kind: 'profile', source: 'direct', visitor: 'somebody' } as const
  await countViews(
    pool,
    [providerId, other.providerId].map((id) => ({ ...view, providerId: id })),
    new Date(),
  )
  for (const id of [providerId, other.providerId]) await stage.files.put(`providers/${id}/photo/original.jpeg`, Buffer.from(mark))
  await shown(stage)
  await expectTraces(stage, traces)
  const keys = await wrappedKeys(stage, providerId, ...reviews)
  expect(await erased.signsIn()).toBe(providerId)

  const person = { kind: 'provider', id: providerId } as const
  const ask = { person, certificateId: randomUUID(), reason: 'asked-by-person' } as const
  expect(await commands.handle(askErasure, ask, context())).toMatchObject({ accepted: true })
  const { certificate, steps } = await eraseThoughKilled(stage, person)
  expect(steps).toEqual(
    expect.arrayContaining([
      'query 1',
      'closeAll 1',
      'waitFor 1',
      'deleteFolder 1',
      'handle 1',
      'erase 1',
      'erase 2',
      'erase 3',
      'handle 2',
    ]),
  )
  expect(certificate).toMatchObject({
    id: ask.certificateId,
    person: 'provider',
    cleared: expect.arrayContaining([{ what: 'files' }, { what: 'reviews', count: 2 }, { what: 'corrections', count: 1 }]),
  })

  const gone = await pool.query(
    `SELECT (SELECT count(*)::int FROM operational.person_keys WHERE person_id = ANY ($1) AND wrapped_key IS NOT NULL) AS keys,
      (SELECT count(*)::int FROM operational.credentials WHERE person_id = $2) AS credentials,
      (SELECT count(*)::int FROM operational.provider_sign_ins WHERE provider_id = $2) AS sign_ins,
      (SELECT count(*)::int FROM operational.sessions WHERE revoked_at IS NULL) AS sessions,
      (SELECT array_agg(provider_id) FROM operational.view_counts) AS viewed,
      (SELECT array_agg(person_id) FROM operational.effects) AS effects_for`,
    [[providerId, ...reviews], providerId],
  )
  expect(gone.rows).toEqual([
    { keys: 0, credentials: 0, sign_ins: 0, sessions: 0, viewed: [other.providerId], effects_for: [other.providerId] },
  ])
  expect([await filesOf(providerId), await filesOf(other.providerId)]).toEqual([[], [`providers/${other.providerId}/photo/original.jpeg`]])
  expect(await erased.signsIn()).toBeNull()
  expect((await commands.load(claim, claimStream('login', erased.hash))).state).toEqual({ held: false })

  // Its page is gone; the couple finds its request unchanged, and the other provider is not affected.
  const viewer = { language: 'fr', now: new Date(), rules: defaultRules } as const
  const cards = await cardsOf(pool, [providerId, other.providerId], viewer, { evenUnlisted: true })
  expect(cards.map(({ id }) => id)).toEqual([other.providerId])
  const project = await findProject(pool, ids.coupleId, ids.projectId, '2026-11-22')
  const statuses = new Map(project?.contacts.map(({ requestId, status }) => [requestId, status]))
  expect([statuses.get(open), statuses.get(unlocked)]).toEqual(['sent', 'unlocked'])
  expect(await other.signsIn()).toBe(other.providerId)
  expect(JSON.stringify(await readEverything(store, ['ReviewAnswered', 'CreditsCorrected']))).toContain('bystander')

  await expectNoTraces(stage, [...traces, companyNumber], [...traces.slice(0, 3), ...keys])

  // No command is accepted any more, and repeating its registration restores nobody.
  expect(await commands.handle(recordSignIn, { providerId }, context())).toMatchObject({ refused: 'planner_not_found' })
  expect(await erased.registerAgain()).toEqual({ registered: false, retryAfterSeconds: undefined })
  expect(await erased.signsIn()).toBeNull()
  await expectSameWhenRebuilt(stage)
})
