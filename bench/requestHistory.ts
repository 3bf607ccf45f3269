import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { Pool } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { deriveId } from '../src/commands/deriveId.ts'
import { eventCatalog } from '../src/domain/eventCatalog.ts'
import type { StreamName } from '../src/domain/ids.ts'
import type { NewEvent } from '../src/eventstore/eventStore.ts'
import { sealFields } from '../src/eventstore/sealedFields.ts'
import type { PersonKeys } from '../src/platform/personKeys.ts'

/** Each couple writes to three providers and has its own key. */
const requestsOfACouple = 3
/** How many later requests arrive before a provider opens one. */
export const seenAfterRequests = 2_000

const message =
  'Bonjour, nous nous marions en juin prochain dans la région et cherchons quelqu’un qui nous accompagne du choix du lieu jusqu’au jour même. ' +
  'Nous serons une centaine, beaucoup de nos proches viennent d’Espagne. Auriez-vous un moment pour en parler cette semaine ?'

const coupleOf = (request: number) => deriveId('couple', Math.floor(request / requestsOfACouple))
const requestIdOf = (request: number) => deriveId('request', request)
const timeOf = (request: number) => new Date(1_767_222_000_000 + request * 1_000).toISOString()

/** The received event of the nth request, distributed over a hundred providers. */
export function requestReceived(request: number): NewEvent {
  const contact = { firstname: 'Camille', lastname: 'Moreau', email: `camille.moreau.${request}@example.fr`, phone: '+33612345678' }
  return envelope('RequestReceived', request, {
    requestId: requestIdOf(request),
    projectId: deriveId('project', Math.floor(request / requestsOfACouple)),
    providerId: deriveId('provider', request % 100),
    coupleId: coupleOf(request),
    contact,
    message,
    receivedAt: timeOf(request),
    eventType: 'mariage',
    eventTypeText: null,
    serviceType: 'complete',
    weddingTheme: 'Champêtre',
    eventDate: '2027-06-19',
    eventLocation: 'Lyon, Rhône',
    eventPlace: { city: 'Lyon', zipCode: '69001', country: 'FR', latitude: 45.7578, longitude: 4.832 },
    guestRange: '50to100',
    budgetRange: '20000to30000',
    plannerBudgetRange: '2000to5000',
    languages: ['fr', 'es'],
    plannerPreference: 'nearEvent',
  })
}

/** The seen event of the nth request. */
export function requestSeen(request: number): NewEvent {
  const providerId = deriveId('provider', request % 100)
  return envelope('RequestSeen', request, {
    requestId: requestIdOf(request),
    providerId,
    coupleId: coupleOf(request),
    seenAt: timeOf(request + seenAfterRequests),
  })
}

export function requestStreamOf(request: number): StreamName {
  return `request-${requestIdOf(request)}` as StreamName
}

function envelope(type: string, request: number, data: Readonly<Record<string, unknown>>): NewEvent {
  const commandId = deriveId('command', type, request)
  return {
    id: deriveId('event', type, request),
    type,
    data,
    metadata: {
      commandId,
      bodyHash: null,
      correlationId: commandId,
      causationId: commandId,
      actor: 'system:bench',
      time: timeOf(request),
      version: 1,
    },
  }
}

/** Writes `requests` requests, each received and seen, into this database's log like the product: sealed. */
export async function loadRequestHistory(pool: Pool, keys: PersonKeys, requests: number): Promise<void> {
  const client = await pool.connect()
  try {
    for (let start = 0; start < requests + seenAfterRequests; start += 1_000) {
      const received = range(start, Math.min(start + 1_000, requests))
      const seen = range(Math.max(0, start - seenAfterRequests), Math.min(start + 1_000 - seenAfterRequests, requests))
      const couples = await keys.keysFor(new Set(received.map(coupleOf)), { create: true })
      const lines = [
        ...received.map((request) => line(request, 0, sealed(requestReceived(request), couples.get(coupleOf(request)) ?? randomBytes(32)))),
        ...seen.map((request) => line(request, 1, requestSeen(request))),
      ]
      const stream = client.query(copyFrom('COPY log.events (stream, revision, id, type, data, metadata) FROM STDIN'))
      stream.end(lines.join(''))
      await once(stream, 'finish')
    }
    await client.query('VACUUM ANALYZE log.events')
    await client.query('CHECKPOINT')
  } finally {
    client.release()
  }
}

function sealed(event: NewEvent, key: Buffer | 'erased'): NewEvent {
  const entry = eventCatalog.get(event.type)
  return entry?.subject ? { ...event, data: sealFields(event, entry.subject, entry.personal, key) } : event
}

function line(request: number, revision: number, { id, type, data, metadata }: NewEvent): string {
  const values = [requestStreamOf(request), revision, id, type, JSON.stringify(data), JSON.stringify(metadata)]
  return `${values.map((value) => String(value).replaceAll('\\', '\\\\')).join('\t')}\n`
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
}
