import { type AccountEvent, accountEvents } from './account/accountEvents.ts'
import { type AvailabilityEvent, availabilityEvents } from './availability/availabilityEvents.ts'
import { type ClaimEvent, claimEvents } from './claim/claimEvents.ts'
import { type CoupleEvent, coupleEvents } from './couple/coupleEvents.ts'
import type { EventDefinition, EventDefinitions } from './event.ts'
import { type InvoiceEvent, invoiceEvents } from './invoice/invoiceEvents.ts'
import { type PaymentEvent, paymentEvents } from './payment/paymentEvents.ts'
import { type PersonEvent, personEvents } from './person/personEvents.ts'
import { personalFieldsOf } from './personalFields.ts'
import { type PortfolioEvent, portfolioEvents } from './portfolio/portfolioEvents.ts'
import { type ProjectEvent, projectEvents } from './project/projectEvents.ts'
import { type ProviderEvent, providerEvents } from './provider/providerEvents.ts'
import { type RequestEvent, requestEvents } from './request/requestEvents.ts'
import { type ReviewEvent, reviewEvents } from './review/reviewEvents.ts'
import { type SupportEvent, supportEvents } from './support/supportEvents.ts'
import { type VenueEvent, venueEvents } from './venue/venueEvents.ts'

/** All events of the business. */
export type AllianceEvent =
  | AccountEvent
  | AvailabilityEvent
  | ClaimEvent
  | CoupleEvent
  | InvoiceEvent
  | PaymentEvent
  | PersonEvent
  | PortfolioEvent
  | ProjectEvent
  | ProviderEvent
  | RequestEvent
  | ReviewEvent
  | SupportEvent
  | VenueEvent

/** What the log needs to know about an event type. */
export interface CatalogEntry {
  readonly type: string
  readonly version: number
  readonly definition: EventDefinition
  /** Names of the personal fields, and of the field with their subject's id. */
  readonly personal: readonly string[]
  readonly subject: string | undefined
}

/** Wire name → entry, for every event that may be in the log. */
export type EventCatalog = ReadonlyMap<string, CatalogEntry>

/**
 * Builds a catalogue.
 * @throws Error, which stops the start, when a name is used twice, an upcaster is missing, or a personal field cannot be encrypted
 */
export function createCatalog(...definitions: readonly EventDefinitions[]): EventCatalog {
  const catalog = new Map<string, CatalogEntry>()
  for (const [type, definition] of definitions.flatMap((each) => Object.entries(each))) {
    if (catalog.has(type)) throw new Error(`event ${type} is declared twice`)
    const personal = personalFieldsOf(type, definition)
    const version = definition.version ?? 1
    for (let old = 1; old < version; old++) {
      if (!definition.upcasters?.[old]) throw new Error(`event ${type} has no upcaster from version ${old}`)
    }
    catalog.set(type, { type, version, definition, personal, subject: definition.subject })
  }
  return catalog
}

/** True for an event of a newer release in a version above the catalogue's. */
export function isNewerVersion(catalog: EventCatalog, type: string, version: number): boolean {
  const entry = catalog.get(type)
  return entry !== undefined && version > entry.version
}

/** False for an event of a newer release: of an unknown type, or in a version above the catalogue's. */
export function isKnown(catalog: EventCatalog, type: string, version: number): boolean {
  return catalog.has(type) && !isNewerVersion(catalog, type, version)
}

/** Converts data of an older schema version to the current one. */
export function upcast(entry: CatalogEntry, version: number, data: Record<string, unknown>): Record<string, unknown> {
  let current = data
  for (let old = version; old < entry.version; old++) {
    const upcaster = entry.definition.upcasters?.[old]
    if (!upcaster) throw new Error(`event ${entry.type} has no upcaster from version ${old}`)
    current = upcaster(current)
  }
  return current
}

export const eventCatalog: EventCatalog = createCatalog(
  accountEvents,
  availabilityEvents,
  claimEvents,
  coupleEvents,
  invoiceEvents,
  paymentEvents,
  personEvents,
  portfolioEvents,
  projectEvents,
  providerEvents,
  requestEvents,
  reviewEvents,
  supportEvents,
  venueEvents,
)
