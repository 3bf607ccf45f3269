import type { ServiceOffer } from '../../domain/provider/providerEvents.ts'
import { type OfferedService, offeredServices } from '../../domain/referenceValues.ts'
import { bitsOf } from './bits.ts'
import type { ProviderRow } from './providerRow.ts'

type ServiceColumns = Pick<
  ProviderRow,
  'services' | 'offered_bits' | 'full_planning_price' | 'partial_planning_price' | 'day_coordination_price'
>

/**
 * The offered services as couples may see them. A price or description that the provider hides is never stored in the directory, so neither
 * a page nor a ranking can reveal it. Rule COM-11.
 */
export function serviceColumns(offers: readonly ServiceOffer[]): ServiceColumns {
  const services = offers.map((offer) => ({
    ...offer,
    startingFrom: offer.priceVisible ? offer.startingFrom : null,
    description: offer.descriptionVisible ? offer.description : null,
  }))
  const priceOf = (service: OfferedService) => services.find((offer) => offer.service === service)?.startingFrom ?? null
  return {
    services,
    offered_bits: bitsOf(
      offeredServices,
      services.map(({ service }) => service),
    ),
    full_planning_price: priceOf('FULL_PLANNING'),
    partial_planning_price: priceOf('PARTIAL_PLANNING'),
    day_coordination_price: priceOf('DAY_COORDINATION'),
  }
}
