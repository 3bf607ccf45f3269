import { describe, expect, test } from 'vitest'
import { emailConfirmed } from '../../../tests/setup/sampleEmailEvents.ts'
import { lyon, providerId, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import {
  venueAdded,
  venueDescribed,
  venueHidden,
  venueId,
  venueImageAdded,
  venuePresented,
  venuePublished,
  venueRejected,
  venueShown,
  venueUnpublished,
  venueValidated,
} from '../../../tests/setup/sampleVenueEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import type { AllianceEvent } from '../eventCatalog.ts'
import { hideVenue } from './hideVenue.ts'
import { publishVenue } from './publishVenue.ts'
import { rejectVenue } from './rejectVenue.ts'
import { showVenue } from './showVenue.ts'
import { unpublishVenue } from './unpublishVenue.ts'
import { validateVenue } from './validateVenue.ts'
import { venueStatusOf } from './venueStatus.ts'

const of = { providerId: providerId(), venueId: venueId() }
const owner = [providerRegistered(), venueAdded()]
const by = { seen: { owner } }
const complete = [venueDescribed(), venuePresented(), venueImageAdded()] as const

describe('the visibility of a venue', () => {
  const published = [...complete, venuePublished()] as const
  const statusAfter = (...history: readonly AllianceEvent[]) =>
    venueStatusOf(
      given(...history)
        .when(showVenue, of, by)
        .thenState(),
    )

  test('requires that it is published, validated and not hidden', () => {
    expect(statusAfter(...complete)).toBe('draft')
    expect(statusAfter(...published)).toBe('waiting')
    expect(statusAfter(...published, venueValidated())).toBe('online')
    expect(venueStatusOf({ published: true, moderation: 'validated', hidden: true })).toBe('hidden')
    expect(statusAfter(...published, venueValidated(), venueUnpublished())).toBe('draft')
    expect(statusAfter(...published, venueValidated(), venueUnpublished(), venuePublished())).toBe('online')
    expect(statusAfter(...published, venueRejected())).toBe('rejected')
    expect(statusAfter(...published, venueRejected(), venuePublished())).toBe('waiting')
  })

  test('publishing requires all parts, and names missing ones', () => {
    given()
      .when(publishVenue, of, by)
      .thenRefused('venue_incomplete', { missing: ['place', 'description', 'capacity', 'image'] })
    given(venueDescribed(), venuePresented({ seated: null, standing: null }), venueImageAdded())
      .when(publishVenue, of, by)
      .thenRefused('venue_incomplete', { missing: ['capacity'] })
    given(venueDescribed({ position: null, place: lyon }), venuePresented({ seated: null }), venueImageAdded())
      .when(publishVenue, of, by)
      .thenEvents(venuePublished())
    given(...published)
      .when(publishVenue, of, by)
      .thenNothing()
  })

  test('publishing requires a confirmed e-mail', () => {
    const unconfirmed = [providerRegistered({ emailConfirmed: false }), venueAdded()]
    given(...complete)
      .when(publishVenue, of, { seen: { owner: unconfirmed } })
      .thenRefused('email_not_confirmed')
    given(...complete)
      .when(publishVenue, of, { seen: { owner: [...unconfirmed, emailConfirmed()] } })
      .thenEvents(venuePublished())
  })

  test('ends when it is unpublished or hidden, each recorded once', () => {
    given(...published)
      .when(unpublishVenue, of, by)
      .thenEvents(venueUnpublished())
    given(...complete)
      .when(unpublishVenue, of, by)
      .thenNothing()
    given(...published)
      .when(hideVenue, of, by)
      .thenEvents(venueHidden())
    given(...published, venueHidden())
      .when(hideVenue, of, by)
      .thenNothing()
    given(...published, venueHidden())
      .when(showVenue, of, by)
      .thenEvents(venueShown())
    given(...published)
      .when(showVenue, of, by)
      .thenNothing()
  })

  test('moderation decides on published venues, with a reason for a rejection', () => {
    given(...published)
      .when(validateVenue, of, by)
      .thenEvents(venueValidated())
    given(...published, venueValidated())
      .when(validateVenue, of, by)
      .thenNothing()
    given(...complete)
      .when(validateVenue, of, by)
      .thenRefused('venue_not_published')
    const rejecting = { ...of, reason: ' Les photos montrent un autre lieu. ' }
    given(...published, venueValidated())
      .when(rejectVenue, rejecting, by)
      .thenEvents(venueRejected())
    given(...published)
      .when(rejectVenue, { ...rejecting, reason: ' no ' }, by)
      .thenRefused('reason_length')
    given(...complete)
      .when(rejectVenue, rejecting, by)
      .thenRefused('venue_not_published')
  })
})
