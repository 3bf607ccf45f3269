import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { accountDeletionAsked } from '../../../tests/setup/sampleCoupleEvents.ts'
import {
  companyDescribed,
  companyNumberGiven,
  coupleId,
  passwordChanged,
  photoAdded,
  photoRemoved,
  profilePhotoRemoved,
  profilePhotoSet,
  providerId,
  providerRegistered,
  requestClosed,
  requestId,
  requestWithdrawn,
  uploadedPicture,
  welcomeCreditGranted,
} from '../../../tests/setup/sampleEvents.ts'
import { providerApproved, providerRejected } from '../../../tests/setup/sampleModerationEvents.ts'
import { personErasureAsked } from '../../../tests/setup/samplePersonEvents.ts'
import { plannerFound, projectCancelled, providerContacted } from '../../../tests/setup/sampleProjectEvents.ts'
import {
  contactDeletionAsked,
  requestClosedByCouple,
  requestReceived,
  requestWithdrawnByCouple,
} from '../../../tests/setup/sampleRequestEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { grantWelcomeCredit } from '../account/grantWelcomeCredit.ts'
import { recordClosure } from '../account/recordClosure.ts'
import { recordWithdrawal } from '../account/recordWithdrawal.ts'
import { type DomainEvent, erased } from '../event.ts'
import { eventCatalog } from '../eventCatalog.ts'
import { deliver, makeEffect, type Process, run } from '../process.ts'
import { closeRequest } from '../request/closeRequest.ts'
import { openRequest } from '../request/openRequest.ts'
import { withdrawRequest } from '../request/withdrawRequest.ts'
import { defaultRules } from '../rules.ts'
import { checkCompanyNumberWhenItIsGiven } from './checkCompanyNumberWhenItIsGiven.ts'
import { closeRequestsWhenPlannerIsFound } from './closeRequestsWhenPlannerIsFound.ts'
import { deleteFilesWhenPhotoIsRemoved } from './deleteFilesWhenPhotoIsRemoved.ts'
import { eraseCoupleWhenItDeletesItsAccount } from './eraseCoupleWhenItDeletesItsAccount.ts'
import { erasePersonWhenItsErasureIsAsked } from './erasePersonWhenItsErasureIsAsked.ts'
import { grantWelcomeCreditWhenProviderRegisters } from './grantWelcomeCreditWhenProviderRegisters.ts'
import { mailProvidersWhenPlannerIsFound } from './mailProvidersWhenPlannerIsFound.ts'
import { mailProviderWhenContactDeletionIsAsked } from './mailProviderWhenContactDeletionIsAsked.ts'
import { mailProviderWhenItIsApproved } from './mailProviderWhenItIsApproved.ts'
import { mailProviderWhenItIsRejected } from './mailProviderWhenItIsRejected.ts'
import { mailProviderWhenItsPasswordIsChanged } from './mailProviderWhenItsPasswordIsChanged.ts'
import { mailProviderWhenRequestIsReceived } from './mailProviderWhenRequestIsReceived.ts'
import { mailProviderWhenRequestIsWithdrawn } from './mailProviderWhenRequestIsWithdrawn.ts'
import { makeRenditionsWhenPhotoIsAdded } from './makeRenditionsWhenPhotoIsAdded.ts'
import { openRequestWhenProviderIsContacted } from './openRequestWhenProviderIsContacted.ts'
import { recordClosureInAccountWhenRequestIsClosed } from './recordClosureInAccountWhenRequestIsClosed.ts'
import { recordWithdrawalInAccountWhenRequestIsWithdrawn } from './recordWithdrawalInAccountWhenRequestIsWithdrawn.ts'
import { withdrawRequestsWhenProjectIsCancelled } from './withdrawRequestsWhenProjectIsCancelled.ts'

const context = { recordedAt: presentTime, rules: defaultRules }
const reactionsOf = (process: Process, event: DomainEvent) => process.react(event, process.memory?.initial, context)

test('a registered provider gets its welcome credit', () => {
  const reactions = reactionsOf(grantWelcomeCreditWhenProviderRegisters, providerRegistered())
  expect(reactions).toEqual([run(grantWelcomeCredit, { providerId: providerId() })])
  given().when(grantWelcomeCredit, { providerId: providerId() }).thenEvents(welcomeCreditGranted())
})

test('an uploaded photograph gets its renditions, and one that nobody uploaded none', () => {
  const person = { kind: 'provider', id: providerId() }
  const [picture, face] = [uploadedPicture(1), uploadedPicture(2)]
  expect(reactionsOf(makeRenditionsWhenPhotoIsAdded, photoAdded({ picture }))).toEqual([makeEffect('renditions', { picture }, { person })])
  const set = profilePhotoSet({ picture: face })
  expect(reactionsOf(makeRenditionsWhenPhotoIsAdded, set)).toEqual([makeEffect('renditions', { picture: face }, { person })])
  expect(reactionsOf(makeRenditionsWhenPhotoIsAdded, photoAdded())).toEqual([])
  expect(reactionsOf(makeRenditionsWhenPhotoIsAdded, photoAdded({ picture: erased, alt: erased }))).toEqual([])
})

test('the files of a photograph go when nothing shows it any more', () => {
  const picture = uploadedPicture()
  const deleted = [makeEffect('fileDeletion', { picture })]
  expect(reactionsOf(deleteFilesWhenPhotoIsRemoved, photoRemoved({ picture }))).toEqual(deleted)
  expect(reactionsOf(deleteFilesWhenPhotoIsRemoved, profilePhotoRemoved({ picture }))).toEqual(deleted)
  const replacing = profilePhotoSet({ picture: uploadedPicture(2), replaced: picture })
  expect(reactionsOf(deleteFilesWhenPhotoIsRemoved, replacing)).toEqual(deleted)
  for (const event of [profilePhotoSet(), photoRemoved(), photoRemoved({ picture: erased }), profilePhotoRemoved({ picture: erased })])
    expect(reactionsOf(deleteFilesWhenPhotoIsRemoved, event)).toEqual([])
})

test('a contacted provider gets the request, as the project stood', () => {
  const { data } = providerContacted()
  const contactedAt = '2026-11-18T10:00:00.000Z'
  const opened = reactionsOf(openRequestWhenProviderIsContacted, providerContacted({ contactedAt }))
  expect(opened).toEqual([run(openRequest, { ...data, receivedAt: contactedAt })])
  const older = reactionsOf(openRequestWhenProviderIsContacted, providerContacted())
  expect(older).toEqual([run(openRequest, { ...data, receivedAt: presentTime.toISOString() })])
})

test('a cancelled project takes back each of its requests', () => {
  const contacts = [1, 2].map((number) => ({ requestId: requestId(number), providerId: providerId(number) }))
  const withdrawn = (withdrawnAt: string) =>
    contacts.map((contact) => run(withdrawRequest, { ...contact, coupleId: coupleId(), withdrawnAt }))
  const cancelledAt = '2026-11-18T10:00:00.000Z'
  const reactions = reactionsOf(withdrawRequestsWhenProjectIsCancelled, projectCancelled({ requests: contacts, cancelledAt }))
  expect(reactions).toEqual(withdrawn(cancelledAt))
  const older = reactionsOf(withdrawRequestsWhenProjectIsCancelled, projectCancelled({ requests: contacts }))
  expect(older).toEqual(withdrawn(presentTime.toISOString()))
  expect(reactionsOf(withdrawRequestsWhenProjectIsCancelled, projectCancelled())).toEqual([])
})

test('a withdrawal comes to the account of the provider it concerns', () => {
  const withdrawn = requestWithdrawnByCouple()
  expect(reactionsOf(recordWithdrawalInAccountWhenRequestIsWithdrawn, withdrawn)).toEqual([run(recordWithdrawal, withdrawn.data)])
  given(welcomeCreditGranted()).when(recordWithdrawal, withdrawn.data).thenEvents(requestWithdrawn())
})

const found = plannerFound({
  chosenProviderId: providerId(2),
  requests: [1, 2].map((number) => ({ requestId: requestId(number), providerId: providerId(number) })),
})

test('a couple that has found its planner closes each of its requests', () => {
  const closed = { coupleId: coupleId(), closedAt: found.data.foundAt }
  expect(reactionsOf(closeRequestsWhenPlannerIsFound, found)).toEqual([
    run(closeRequest, { requestId: requestId(1), providerId: providerId(1), chosen: false, ...closed }),
    run(closeRequest, { requestId: requestId(2), providerId: providerId(2), chosen: true, ...closed }),
  ])
})

test('every provider is notified that a planner was found, and the one chosen that it is the one', () => {
  const mail = (number: number, template: string) => {
    const params = { requestId: requestId(number), eventDate: '2027-06-19' }
    return deliver({ channel: 'mail', template, recipient: { kind: 'provider', id: providerId(number) }, params }, context)
  }
  expect(reactionsOf(mailProvidersWhenPlannerIsFound, found)).toEqual([mail(1, 'planner-found'), mail(2, 'planner-chosen')])
})

test('a closed request comes to the account of the provider it concerns', () => {
  const { providerId: provider, requestId: request, coupleId: couple, closedAt } = requestClosedByCouple().data
  const input = { providerId: provider, requestId: request, coupleId: couple, closedAt }
  expect(reactionsOf(recordClosureInAccountWhenRequestIsClosed, requestClosedByCouple())).toEqual([run(recordClosure, input)])
  given(welcomeCreditGranted()).when(recordClosure, input).thenEvents(requestClosed())
})

test('the provider is notified of a withdrawal', () => {
  const recipient = { kind: 'provider', id: providerId() } as const
  expect(reactionsOf(mailProviderWhenRequestIsWithdrawn, requestWithdrawnByCouple())).toEqual([
    deliver({ channel: 'mail', template: 'request-withdrawn', recipient, params: { requestId: requestId() } }, context),
  ])
})

test('a couple that deletes its account is erased', () => {
  expect(reactionsOf(eraseCoupleWhenItDeletesItsAccount, accountDeletionAsked())).toEqual([
    makeEffect('erasure', { person: { kind: 'couple', id: coupleId() } }),
  ])
})

test('a provider or reviewer is erased when that is asked', () => {
  const { person } = personErasureAsked().data
  expect(reactionsOf(erasePersonWhenItsErasureIsAsked, personErasureAsked())).toEqual([makeEffect('erasure', { person })])
})

test('a mail about a request names it and says nothing of the couple', () => {
  expect(reactionsOf(mailProviderWhenRequestIsReceived, requestReceived())).toEqual([
    deliver(
      {
        channel: 'mail',
        template: 'request-received',
        recipient: { kind: 'provider', id: providerId() },
        params: { requestId: requestId(), eventDate: '2027-06-19' },
      },
      context,
    ),
  ])
})

test('the provider that saw contact data is notified when the couple asks for their deletion', () => {
  const recipient = { kind: 'provider', id: providerId() } as const
  expect(reactionsOf(mailProviderWhenContactDeletionIsAsked, contactDeletionAsked())).toEqual([
    deliver({ channel: 'mail', template: 'deletion-asked', recipient, params: { requestId: requestId() } }, context),
  ])
})

test('the provider is notified of its approval', () => {
  expect(reactionsOf(mailProviderWhenItIsApproved, providerApproved())).toEqual([
    deliver({ channel: 'mail', template: 'profile-approved', recipient: { kind: 'provider', id: providerId() }, params: {} }, context),
  ])
})

test('the provider is notified of its rejection', () => {
  expect(reactionsOf(mailProviderWhenItIsRejected, providerRejected())).toEqual([
    deliver({ channel: 'mail', template: 'profile-rejected', recipient: { kind: 'provider', id: providerId() }, params: {} }, context),
  ])
})

test('the provider is notified of a new password', () => {
  expect(reactionsOf(mailProviderWhenItsPasswordIsChanged, passwordChanged())).toEqual([
    deliver({ channel: 'mail', template: 'password-changed', recipient: { kind: 'provider', id: providerId() }, params: {} }, context),
  ])
})

test('a French company number is looked up, and one of another country left to a person', () => {
  const { givenAt } = companyNumberGiven().data
  expect(reactionsOf(checkCompanyNumberWhenItIsGiven, companyNumberGiven())).toEqual([
    makeEffect('companyCheck', { providerId: providerId(), givenAt }, { person: { kind: 'provider', id: providerId() } }),
  ])
  expect(reactionsOf(checkCompanyNumberWhenItIsGiven, companyNumberGiven({ country: 'BE', number: '0403170701' }))).toEqual([])
})

test('a mail about an event is worth sending for the hours that the rules say', () => {
  expect(reactionsOf(mailProviderWhenItIsApproved, providerApproved())).toMatchObject([{ expiresAt: new Date('2026-11-23T10:00:00.000Z') }])
  const shorter = { ...context, rules: { ...defaultRules, newsForHours: 1 } }
  expect(mailProviderWhenItIsApproved.react(providerApproved(), undefined, shorter)).toMatchObject([
    { expiresAt: new Date('2026-11-20T11:00:00.000Z') },
  ])
})

describe('every process', async () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts'))
  const processes = await Promise.all(
    files.map(async (file) => {
      const name = basename(file, '.ts')
      const loaded = (await import(/* @vite-ignore */ join(import.meta.dirname, file))) as Readonly<Record<string, Process>>
      return { name, process: loaded[name] }
    }),
  )

  test.each(processes)('$name is named for its file and reacts to events of the catalogue', ({ name, process }) => {
    expect(process?.name).toBe(name)
    expect(process?.events.length).toBeGreaterThan(0)
    expect(process?.events.filter((type) => !eventCatalog.has(type))).toEqual([])
  })

  test.each(processes)('$name puts no personal data into an effect', ({ process }) => {
    const events: readonly DomainEvent[] = [
      providerRegistered(),
      companyDescribed(),
      providerApproved(),
      providerContacted(),
      requestReceived(),
    ]
    const params = events
      .filter((event) => process?.events.includes(event.type))
      .flatMap((event) => (process ? reactionsOf(process, event) : []))
      .flatMap((reaction) => (reaction.kind === 'effect' ? [JSON.stringify(reaction)] : []))
    for (const personal of ['Camille', 'Moreau', 'example', '+33', 'Bonjour']) expect(params.join()).not.toContain(personal)
  })
})
