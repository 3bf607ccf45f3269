import type { AllianceEvent } from '../../src/domain/eventCatalog.ts'
import type { ProviderId } from '../../src/domain/ids.ts'
import type { Language } from '../../src/domain/locale.ts'
import type { RegionalPlace } from '../../src/domain/place.ts'
import type { ServiceOffer } from '../../src/domain/provider/providerEvents.ts'
import type { OfferedService } from '../../src/domain/referenceValues.ts'
import {
  companyDescribed,
  lyon,
  profileWritten,
  providerId,
  providerRegistered,
  providerSignedIn,
  servicesOffered,
  subscriptionStarted,
} from '../setup/sampleEvents.ts'
import { providerApproved } from '../setup/sampleModerationEvents.ts'

/** A provider for tests of the directory; omitted values do not matter to the test. */
export interface ProviderSketch {
  readonly id?: ProviderId
  readonly kind?: 'planner' | 'venue'
  readonly name?: string
  readonly place?: Partial<RegionalPlace>
  readonly languages?: readonly Language[]
  readonly startingFrom?: number | null
  readonly services?: Partial<Record<OfferedService, Partial<ServiceOffer>>>
  readonly portrait?: string
  readonly premium?: boolean
  readonly signedInAt?: string | null
  readonly approved?: boolean
}

/** The events that create the nth provider. */
export function providerEvents(number: number, sketch: ProviderSketch = {}): readonly AllianceEvent[] {
  const id = sketch.id ?? providerId(number)
  const services = Object.entries(sketch.services ?? { FULL_PLANNING: {} }).map(([service, offer]) => ({
    service: service as OfferedService,
    startingFrom: null,
    description: null,
    priceVisible: true,
    descriptionVisible: true,
    ...offer,
  }))
  const { name = `Maison ${number}`, startingFrom = null, languages = ['fr'], signedInAt = null } = sketch
  const place = { ...lyon, ...sketch.place }
  return [
    providerRegistered({ providerId: id, publicId: `p${number}`, kind: sketch.kind ?? 'planner' }),
    companyDescribed({ providerId: id, name, place, languages: [...languages], startingFrom }),
    ...(services.length > 0 ? [servicesOffered({ providerId: id, services })] : []),
    ...(sketch.portrait === undefined ? [] : [profileWritten({ providerId: id, portrait: sketch.portrait })]),
    ...(sketch.approved === false ? [] : [providerApproved({ providerId: id })]),
    ...(sketch.premium ? [subscriptionStarted({ providerId: id })] : []),
    ...(signedInAt === null ? [] : [providerSignedIn({ providerId: id, signedInAt })]),
  ]
}
