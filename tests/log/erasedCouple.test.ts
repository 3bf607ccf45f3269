import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projections } from '../../src/catalogues.ts'
import { phoneClaim, registerByPhone } from '../../src/commands/registerByPhone.ts'
import { account, accountStream } from '../../src/domain/account/account.ts'
import { correctCredits } from '../../src/domain/account/correctCredits.ts'
import { rejectRequest } from '../../src/domain/account/rejectRequest.ts'
import { unlockRequest } from '../../src/domain/account/unlockRequest.ts'
import { claim, claimStream } from '../../src/domain/claim/claim.ts'
import { askAccountDeletion } from '../../src/domain/couple/askAccountDeletion.ts'
import { changeFavourites } from '../../src/domain/couple/changeFavourites.ts'
import { couple, coupleStream } from '../../src/domain/couple/couple.ts'
import { updateProfile } from '../../src/domain/couple/updateProfile.ts'
import type { ProjectId, ProviderId, RequestId } from '../../src/domain/ids.ts'
import { contactProviders } from '../../src/domain/project/contactProviders.ts'
import { saveProject } from '../../src/domain/project/saveProject.ts'
import { openRequest } from '../../src/domain/request/openRequest.ts'
import { requestStream } from '../../src/domain/request/request.ts'
import { defaultRules } from '../../src/domain/rules.ts'
import { writeEffects } from '../../src/operational/effects.ts'
import { createPhoneCodes } from '../../src/operational/phoneCodes.ts'
import { createPhoneProofs } from '../../src/operational/phoneProofs.ts'
import { concernsPersons } from '../../src/projections/clearedOfPersons.ts'
import { schemaOf } from '../../src/projections/runner/projection.ts'
import { OwnCluster } from '../setup/ownCluster.ts'
import { readEverything } from '../setup/readEverything.ts'
import { weddingDetails } from '../setup/sampleEvents.ts'
import { context } from '../setup/unlockingWorld.ts'
import { eraseThoughKilled, erasureStage, expectNoTraces, expectSameWhenRebuilt, expectTraces, shown, wrappedKeys } from './erasureStage.ts'

const cluster = new OwnCluster()
beforeAll(() => cluster.start())
afterAll(() => cluster.remove())

/** Part of every text of the couple. */
const mark = `zz${randomBytes(6).toString('hex')}`
const phone = '+33698765432'
const place = { city: `${mark}ville`, zipCode: '69001', country: 'FR', latitude: 45.7654321, longitude: 4.8765432 } as const
const traces = [mark, '98765432', '45.7654321', '4.8765432']

it('with a crash after every step, an erasure leaves no trace of a couple, and changes no account', async () => {
  const stage = await erasureStage(cluster)
  const { pool, secrets, log, store, commands, sessions } = stage

  // A couple with all kinds of data: two projects, one unlocked and one rejected request with a note, a session, a code.
  const person = { firstname: `${mark}a`, lastname: `${mark}b`, email: `${mark}@example.fr`, phone, home: place, locale: 'fr-FR' }
  const registering = context()
  const registered = await registerByPhone(commands, secrets.claimKey, person, registering)
  if (!registered.registered) throw new Error('not registered')
  const { coupleId } = registered.profile
  const providers = [randomUUID(), randomUUID()] as ProviderId[]
  const details = { ...weddingDetails, weddingTheme: `${mark}c`, eventLocation: `${mark}d`, eventPlace: place }
  const requests: RequestId[] = []
  const receivedAt = new Date().toISOString()
  for (const providerId of providers) {
    const ids = { projectId: randomUUID() as ProjectId, coupleId }
    const requestId = randomUUID() as RequestId
    requests.push(requestId)
    await commands.handle(saveProject, { ...ids, country: 'FR', details }, context())
    await commands.handle(contactProviders, { ...ids, providers: [{ requestId, providerId }], message: `${mark}e` }, context())
    await commands.handle(openRequest, { ...ids, ...details, requestId, providerId, message: `${mark}e`, receivedAt }, context())
    await commands.handle(changeFavourites, { coupleId, providerId, favourite: true }, context())
    await commands.handle(correctCredits, { providerId, credits: 2, reason: 'test' }, context())
  }
  const [unlocked, rejected] = requests as [RequestId, RequestId]
  const [buyer, refuser] = providers as [ProviderId, ProviderId]
  await commands.handle(unlockRequest, { requestId: unlocked, providerId: buyer }, context())
  await commands.handle(rejectRequest, { requestId: rejected, providerId: refuser, reason: 'other', note: `${mark}f` }, context())
  await commands.handle(updateProfile, { coupleId, email: `${mark}@example.com`, home: place, locale: 'fr-FR' }, context())
  const device = { browser: `${mark}browser`, system: `${mark}system`, country: null }
  await sessions.open({ id: randomUUID(), role: 'couple', personId: coupleId, remembered: true, device })
  const codeId = randomUUID()
  await createPhoneCodes({ database: pool, secrets, rules: defaultRules }).request({
    codeId,
    phone,
    language: 'fr',
    address: '::1',
    country: 'FR',
    served: true,
    knownDevice: false,
    hasAccount: async () => true,
  })
  await createPhoneProofs({ database: pool, codeKey: secrets.codeKey, rules: defaultRules }).issue(codeId, phone, randomUUID())
  const news = { kind: 'mail', person: { kind: 'couple', id: coupleId }, payload: { template: 'news', params: {} } }
  await writeEffects(pool, [{ id: randomUUID(), ...news, cause: null, expiresAt: null }])
  await commands.handle(askAccountDeletion, { coupleId, certificateId: randomUUID() }, context())
  await shown(stage)
  await expectTraces(stage, traces)
  const keys = await wrappedKeys(stage, coupleId)
  const balances = async () => Promise.all(providers.map(async (id) => (await commands.load(account, accountStream(id))).state.credits))
  expect(await balances()).toEqual([1, 2])

  const { certificate, steps } = await eraseThoughKilled(stage, { kind: 'couple', id: coupleId })
  expect(steps).toEqual(expect.arrayContaining(['closeAll 1', 'query 1', 'handle 1', 'handle 2', 'handle 3', 'erase 1', 'closeAll 2']))
  expect(certificate).toMatchObject({
    person: 'couple',
    cleared: expect.arrayContaining([
      { what: 'projects', count: 2 },
      { what: 'requests', count: 2 },
    ]),
    schemas: projections
      .filter((projection) => concernsPersons(projection))
      .map(schemaOf)
      .toSorted(),
  })

  expect((await readEverything(store, ['CoupleErased', 'PersonErased'])).map(({ type }) => type)).toEqual(['PersonErased', 'CoupleErased'])
  const gone = await pool.query(
    `SELECT (SELECT wrapped_key FROM operational.person_keys WHERE person_id = $1) AS key, (SELECT count(*)::int FROM operational.effects) AS effects,
      (SELECT count(*)::int FROM operational.phone_codes) AS codes, (SELECT count(*)::int FROM operational.phone_proofs) AS proofs,
      (SELECT count(*)::int FROM operational.sessions WHERE revoked_at IS NULL) AS sessions`,
    [coupleId],
  )
  expect(gone.rows).toEqual([{ key: null, effects: 0, codes: 0, proofs: 0, sessions: 0 }])
  const { kind, hash } = phoneClaim(secrets.claimKey, phone, registering)
  expect((await commands.load(claim, claimStream(kind, hash))).state).toEqual({ held: false })
  await expectNoTraces(stage, traces, [...traces.slice(0, 3), ...keys])

  // No command is accepted any more, and events written anyway contain none of its data.
  const late = { projectId: randomUUID() as ProjectId, coupleId, country: 'FR', details } as const
  expect(await commands.handle(saveProject, late, context())).toMatchObject({ refused: 'account_deleted' })
  const profile = { coupleId, email: person.email, home: place, locale: 'fr-FR' }
  expect(await commands.handle(updateProfile, profile, context())).toMatchObject({ refused: 'couple_not_found' })
  const belated = {
    ...details,
    requestId: randomUUID() as RequestId,
    projectId: late.projectId,
    providerId: buyer,
    coupleId,
    message: mark,
    receivedAt,
  }
  await commands.handle(openRequest, belated, context())
  expect(await log.readStream(requestStream(belated.requestId))).toEqual([])
  expect((await commands.load(couple, coupleStream(coupleId))).state.profile).toMatchObject({ firstname: { erased: true } })

  // A rebuild gives the same read models and balances.
  expect(await balances()).toEqual([1, 2])
  await expectSameWhenRebuilt(stage)
})
