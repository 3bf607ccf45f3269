import { describe, expect, test } from 'vitest'
import {
  companyDescribed,
  photoAdded,
  photoRemoved,
  profileWritten,
  providerId,
  providerRegistered,
} from '../../../tests/setup/sampleEvents.ts'
import {
  profilePartApproved,
  profilePartRejected,
  profilePartsChanged,
  providerApproved,
  providerRejected,
} from '../../../tests/setup/sampleModerationEvents.ts'
import { fold, given, presentTime } from '../../../tests/setup/specification.ts'
import { addPhoto } from './addPhoto.ts'
import { approveProfilePart } from './approveProfilePart.ts'
import { describeCompany } from './describeCompany.ts'
import { itemPart, singlePart } from './profilePart.ts'
import { provider } from './provider.ts'
import { publicNameOf } from './publicName.ts'
import { rejectProfilePart } from './rejectProfilePart.ts'
import { removePhotos } from './removePhotos.ts'
import { writeProfile } from './writeProfile.ts'

const portrait = singlePart('portrait')
const name = singlePart('company_name')
const approved = [providerRegistered(), companyDescribed(), profileWritten(), providerApproved()]
const written = (text: string) => profileWritten({ portrait: `<p>${text}</p>` })
const write = (text: string) => written(text).data as Parameters<typeof writeProfile.decide>[0]
const changed = (...parts: Parameters<typeof profilePartsChanged>[0] & object) =>
  profilePartsChanged(parts, { changedAt: presentTime.toISOString() })

describe('what is changed in an approved profile', () => {
  test('is visible at once, and each part waits for moderation', () => {
    given(...approved)
      .when(writeProfile, write('Nouveau'))
      .thenEvents(written('Nouveau'), changed(portrait))
    const photo = photoAdded({ altRequired: true })
    const { photoId } = photo.data
    given(...approved)
      .when(addPhoto, photo.data as Parameters<typeof addPhoto.decide>[0])
      .thenEvents(photo, changed(itemPart('photo', photoId), itemPart('caption', photoId)))
  })

  test('waits with a new version when it is changed again', () => {
    given(...approved, written('Un'), profilePartsChanged([portrait]))
      .when(writeProfile, write('Deux'))
      .thenEvents(written('Deux'), changed({ part: portrait, version: 2 }))
  })

  test('does not wait when it is unchanged or empty', () => {
    given(...approved, written('Un'))
      .when(writeProfile, write('Un'))
      .thenNothing()
    given(...approved)
      .when(writeProfile, { ...write('Un'), portrait: '' })
      .thenEvents(profileWritten({ portrait: '' }))
  })

  test('no longer waits when it is removed', () => {
    const photo = photoAdded()
    const part = itemPart('photo', photo.data.photoId)
    const gone = photoRemoved({ photoId: photo.data.photoId, picture: photo.data.picture })
    given(...approved, photo, profilePartsChanged([part]))
      .when(removePhotos, { providerId: providerId(), photoIds: [photo.data.photoId] })
      .thenEvents(gone, changed({ part, version: 2, waits: false }))
  })
})

test('a profile that is not approved yet is reviewed as a whole', () => {
  given(providerRegistered(), companyDescribed(), profileWritten()).when(writeProfile, write('Un')).thenEvents(written('Un'))
  const whole = fold(provider, [...approved, written('Un'), profilePartsChanged([portrait]), providerRejected()])
  expect(whole.parts.get(portrait)?.state).toBe('settled')
})

describe('moderation', () => {
  const input = { providerId: providerId(), part: portrait, version: 1 }
  const copied = { reason: 'copied_text', note: 'https://example.test/about' } as const
  const waiting = [...approved, written('Un'), profilePartsChanged([portrait])]
  const at = presentTime.toISOString()

  test('accepts a part once', () => {
    given(...waiting)
      .when(approveProfilePart, input)
      .thenEvents(profilePartApproved({ approvedAt: at }))
    given(...waiting, profilePartApproved())
      .when(approveProfilePart, input)
      .thenNothing()
  })

  test('rejects a part with a reason, once, also one that was accepted or never reviewed', () => {
    const rejected = profilePartRejected({ ...copied, rejectedAt: at })
    for (const history of [waiting, [...waiting, profilePartApproved()]])
      given(...history)
        .when(rejectProfilePart, { ...input, ...copied })
        .thenEvents(rejected)
    given(...waiting, rejected)
      .when(rejectProfilePart, { ...input, ...copied })
      .thenNothing()
    given(...approved)
      .when(rejectProfilePart, { ...input, ...copied, version: 0 })
      .thenEvents(profilePartRejected({ ...copied, version: 0, rejectedAt: at }))
  })

  test('refuses a decision on an outdated version', () => {
    const since = [...waiting, written('Deux'), profilePartsChanged([{ part: portrait, version: 2 }])]
    given(...since)
      .when(rejectProfilePart, { ...input, ...copied })
      .thenRefused('part_changed_meanwhile')
    given(...since)
      .when(approveProfilePart, input)
      .thenRefused('part_changed_meanwhile')
  })

  test.each(['copied_text', 'other'] as const)('requires more than %s', (reason) => {
    given(...waiting)
      .when(rejectProfilePart, { ...input, reason, note: '' })
      .thenRefused('note_missing')
  })

  test('decides only on existing parts of approved profiles', () => {
    given(...approved)
      .when(rejectProfilePart, { ...input, ...copied, part: singlePart('profile_photo') })
      .thenRefused('part_not_found')
    given(...waiting, providerRejected())
      .when(rejectProfilePart, { ...input, ...copied })
      .thenRefused('profile_not_approved')
    given().when(approveProfilePart, input).thenRefused('planner_not_found')
  })

  test('shows a rejected part again when it is changed, and reviews it again', () => {
    given(...waiting, profilePartRejected())
      .when(writeProfile, write('Deux'))
      .thenEvents(written('Deux'), changed({ part: portrait, version: 2 }))
  })
})

describe('a company name that is rejected', () => {
  const called = (company: string) => companyDescribed({ name: company })
  const renamed = [...approved, called('Copie'), profilePartsChanged([name])]
  const rejected = profilePartRejected({ part: name })

  test('is replaced by the last accepted one, or by the person’s name', () => {
    expect(publicNameOf(fold(provider, renamed))).toBe('Copie')
    expect(publicNameOf(fold(provider, [...renamed, rejected]))).toBe('Atelier Fontaine')
    expect(publicNameOf(fold(provider, [...renamed, profilePartApproved({ part: name }), rejected]))).toBe('Claire Fontaine')
  })

  test('is replaced by the next one', () => {
    const next = called('Maison Claire')
    given(...renamed, rejected)
      .when(describeCompany, next.data as Parameters<typeof describeCompany.decide>[0])
      .thenEvents(next, changed({ part: name, version: 2 }))
    expect(publicNameOf(fold(provider, [...renamed, rejected, next, profilePartsChanged([{ part: name, version: 2 }])]))).toBe(
      'Maison Claire',
    )
  })
})
