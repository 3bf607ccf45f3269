import { deriveId } from '../../src/commands/deriveId.ts'
import { accountEvents } from '../../src/domain/account/accountEvents.ts'
import { availabilityEvents } from '../../src/domain/availability/availabilityEvents.ts'
import { coupleEvents } from '../../src/domain/couple/coupleEvents.ts'
import { type AllianceEvent, eventCatalog } from '../../src/domain/eventCatalog.ts'
import { type StreamName, streamName } from '../../src/domain/ids.ts'
import { invoiceEvents } from '../../src/domain/invoice/invoiceEvents.ts'
import { seriesStream } from '../../src/domain/invoice/invoiceNumber.ts'
import { paymentEvents } from '../../src/domain/payment/paymentEvents.ts'
import { personStream } from '../../src/domain/person/person.ts'
import { portfolioEvents } from '../../src/domain/portfolio/portfolioEvents.ts'
import { projectEvents } from '../../src/domain/project/projectEvents.ts'
import { providerEvents } from '../../src/domain/provider/providerEvents.ts'
import { requestEvents } from '../../src/domain/request/requestEvents.ts'
import { reviewEvents } from '../../src/domain/review/reviewEvents.ts'
import { supportEvents } from '../../src/domain/support/supportEvents.ts'
import { venueEvents } from '../../src/domain/venue/venueEvents.ts'
import type { NewEvent } from '../../src/eventstore/eventStore.ts'

/** The event as appended by its own command. */
export function newEventOf(stream: StreamName, event: AllianceEvent, revision: number, time: string): NewEvent {
  const entry = eventCatalog.get(event.type)
  if (!entry) throw new Error(`event ${event.type} is not in the catalogue`)
  const commandId = deriveId('test', stream, revision)
  return {
    id: deriveId('event', stream, commandId, 0),
    type: event.type,
    data: entry.definition.schema.parse(event.data),
    metadata: {
      commandId,
      bodyHash: null,
      correlationId: commandId,
      causationId: commandId,
      actor: 'system:test',
      time,
      version: entry.version,
    },
  }
}

/** The stream of an event: its definitions, their category, and the field with the id. */
const streams = [
  [accountEvents, 'account', 'providerId'],
  [availabilityEvents, 'availability', 'providerId'],
  [invoiceEvents, 'invoice', 'invoiceId'],
  [coupleEvents, 'couple', 'coupleId'],
  [paymentEvents, 'payment', 'paymentId'],
  [projectEvents, 'project', 'projectId'],
  [providerEvents, 'provider', 'providerId'],
  [requestEvents, 'request', 'requestId'],
  [reviewEvents, 'review', 'reviewId'],
  [supportEvents, 'support', 'providerId'],
  [venueEvents, 'venue', 'venueId'],
  [portfolioEvents, 'portfolio', 'portfolioId'],
] as const

export function streamOf(event: AllianceEvent): StreamName {
  if (event.type === 'TextMessagePreferenceChanged') return streamName('provider', event.data.providerId)
  if (event.type === 'InvoiceNumbered') return seriesStream(event.data.series)
  if ('person' in event.data) return personStream(event.data.person)
  const [, category, idField] = streams.find(([definitions]) => event.type in definitions) ?? []
  if (!category || !idField) throw new Error(`the harness does not know the stream of ${event.type}`)
  return streamName(category, (event.data as unknown as Record<string, string>)[idField] ?? '')
}
