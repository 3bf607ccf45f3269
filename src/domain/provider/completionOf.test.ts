import { describe, expect, test } from 'vitest'
import { emailConfirmed } from '../../../tests/setup/sampleEmailEvents.ts'
import { providerId, providerRegistered, videoAdded, videoRemoved } from '../../../tests/setup/sampleEvents.ts'
import { videoVisibilityChanged } from '../../../tests/setup/sampleGalleryEvents.ts'
import { mailBounced } from '../../../tests/setup/samplePersonEvents.ts'
import type { CompletionStep } from '../completionSteps.ts'
import type { PersonEvent } from '../person/personEvents.ts'
import { type CompletionFacts, completionOf } from './completionOf.ts'
import { provider } from './provider.ts'
import type { ProviderEvent, ServiceOffer } from './providerEvents.ts'

const id = providerId()
const registered = providerRegistered({ emailConfirmed: false })

function isDone(
  step: CompletionStep,
  events: readonly (PersonEvent | ProviderEvent)[],
  facts: Partial<CompletionFacts> = {},
): boolean | undefined {
  const state = events.reduce((before, event) => provider.evolve(before, event), provider.initial)
  const completion = completionOf({ provider: state, hasCalendar: false, hasPremium: false, reviews: 0, ...facts })
  return completion.find(({ name }) => name === step)?.isDone
}

describe('a step is done by', () => {
  test('a video that couples may see, not by one that its provider hides', () => {
    const { videoId } = videoAdded().data
    expect(isDone('videos', [registered])).toBe(false)
    expect(isDone('videos', [registered, videoAdded()])).toBe(true)
    expect(isDone('videos', [registered, videoAdded(), videoVisibilityChanged({ videoId, isVisible: false })])).toBe(false)
    expect(isDone('videos', [registered, videoAdded(), videoRemoved({ videoId })])).toBe(false)
  })

  test('a starting price that couples see, not by a hidden one', () => {
    const offered = (offer: Partial<ServiceOffer>): ProviderEvent => {
      const service = { service: 'FULL_PLANNING', startingFrom: 300_000, priceVisible: true, description: '', descriptionVisible: false }
      return { type: 'ServicesOffered', data: { providerId: id, services: [{ ...service, ...offer } as ServiceOffer] } }
    }
    expect(isDone('pricing', [registered, offered({ startingFrom: null })])).toBe(false)
    expect(isDone('pricing', [registered, offered({ priceVisible: false })])).toBe(false)
    expect(isDone('pricing', [registered, offered({})])).toBe(true)
  })

  test('an e-mail that was confirmed, as long as mails arrive there', () => {
    expect(isDone('security', [registered])).toBe(false)
    expect(isDone('security', [registered, emailConfirmed()])).toBe(true)
    expect(isDone('security', [registered, emailConfirmed(), mailBounced({ isFinal: true })])).toBe(false)
  })

  test('Premium, which no complete profile needs', () => {
    expect(isDone('subscription', [registered])).toBe(false)
    expect(isDone('subscription', [registered], { hasPremium: true })).toBe(true)
    const optional = completionOf({ provider: provider.initial, hasCalendar: false, hasPremium: false, reviews: 0 }).filter(
      ({ isOptional }) => isOptional,
    )
    expect(optional.map(({ name }) => name)).toEqual(['subscription'])
  })
})
