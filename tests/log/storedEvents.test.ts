import { describe, expect, it } from 'vitest'
import { account } from '../../src/domain/account/account.ts'
import { availability } from '../../src/domain/availability/availability.ts'
import { claim } from '../../src/domain/claim/claim.ts'
import type { Aggregate } from '../../src/domain/command.ts'
import { couple } from '../../src/domain/couple/couple.ts'
import { type DomainEvent, erased } from '../../src/domain/event.ts'
import { type CatalogEntry, eventCatalog, upcast } from '../../src/domain/eventCatalog.ts'
import { invoice } from '../../src/domain/invoice/invoice.ts'
import { invoiceSeries } from '../../src/domain/invoice/invoiceSeries.ts'
import { payment } from '../../src/domain/payment/payment.ts'
import { personEvents } from '../../src/domain/person/personEvents.ts'
import { portfolio } from '../../src/domain/portfolio/portfolio.ts'
import { project } from '../../src/domain/project/project.ts'
import { provider } from '../../src/domain/provider/provider.ts'
import { request } from '../../src/domain/request/request.ts'
import { review } from '../../src/domain/review/review.ts'
import { support } from '../../src/domain/support/support.ts'
import { venue } from '../../src/domain/venue/venue.ts'
import { storedEvents } from '../setup/storedEvents.ts'

const aggregates = [
  account,
  availability,
  claim,
  couple,
  invoice,
  invoiceSeries,
  payment,
  portfolio,
  project,
  provider,
  request,
  review,
  support,
  venue,
] as readonly Aggregate<unknown, DomainEvent>[]
const fixtures = storedEvents()

describe('stored events stay readable', () => {
  it('has a fixture for every event type in every version', () => {
    const written = [...eventCatalog.values()].flatMap(({ type, version }) =>
      Array.from({ length: version }, (_, n) => `${type} v${n + 1}`),
    )
    expect(fixtures.map(({ type, version }) => `${type} v${version}`).toSorted()).toEqual(written.toSorted())
  })

  describe.each(fixtures)('$type v$version', ({ type, version, data }) => {
    const entry = eventCatalog.get(type) as CatalogEntry
    const current = upcast(entry, version, data)

    it('is upcast to the current schema without loss', () => {
      expect(entry.definition.schema.parse(current)).toEqual(current)
    })

    it('can be folded', () => {
      expect(foldedBy({ type, data: current })).toHaveLength(aggregatesOf(type))
    })

    it('can be folded and matches the schema after its person was erased', () => {
      const forgotten = upcast(entry, version, {
        ...data,
        ...Object.fromEntries(personalFieldsIn(entry, data).map((name) => [name, erased])),
      })
      expect(entry.definition.schema.parse(forgotten)).toEqual(forgotten)
      expect(foldedBy({ type, data: forgotten })).toHaveLength(aggregatesOf(type))
    })
  })
})

/** Events of a person's settings are in the stream of a couple, a provider or a review; all others are in one kind of stream. */
function aggregatesOf(type: string): number {
  return type in personEvents ? 3 : 1
}

/** The states of the aggregates that have the event; the others are skipped. */
function foldedBy(event: DomainEvent): readonly unknown[] {
  return aggregates.map((aggregate) => aggregate.evolve(aggregate.initial, event)).filter((state) => state !== undefined)
}

function personalFieldsIn(entry: CatalogEntry, data: Readonly<Record<string, unknown>>): readonly string[] {
  return entry.personal.filter((name) => name in data)
}
