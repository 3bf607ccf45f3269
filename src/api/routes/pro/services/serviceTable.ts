import type { ServiceOffer } from '../../../../domain/provider/providerEvents.ts'
import { offeredServices } from '../../../../domain/referenceValues.ts'
import type { ServiceTable } from '../../../schemas/pro/serviceSchemas.ts'

const notOffered = { offered: false, startingFrom: null, priceVisible: true, description: null, descriptionVisible: true }

/** One row per service, offered or not. */
export function serviceTable(services: readonly ServiceOffer[]): ServiceTable {
  const rows = offeredServices.map((name) => {
    const offer = services.find(({ service }) => service === name)
    if (!offer) return [name, notOffered] as const
    const { startingFrom, priceVisible, description, descriptionVisible } = offer
    return [name, { offered: true, startingFrom, priceVisible, description, descriptionVisible }] as const
  })
  return Object.fromEntries(rows) as ServiceTable
}

/** The offered services of the rows; rows that are not offered are dropped with their values. */
export function servicesOf(table: ServiceTable): ServiceOffer[] {
  return offeredServices.flatMap((service) => {
    const { offered, description, ...said } = table[service]
    return offered ? [{ service, ...said, description: description || null }] : []
  })
}
