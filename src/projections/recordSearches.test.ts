import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillProjection } from '../../tests/projections/fillProjection.ts'
import { providerId } from '../../tests/setup/sampleEvents.ts'
import { invoiceIssued } from '../../tests/setup/sampleInvoiceEvents.ts'
import { portfolioAdded, portfolioId } from '../../tests/setup/samplePortfolioEvents.ts'
import { reviewId, reviewWritten } from '../../tests/setup/sampleReviewEvents.ts'
import { venueAdded, venueId } from '../../tests/setup/sampleVenueEvents.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/testDatabase.ts'
import type { InvoiceId } from '../domain/ids.ts'
import { invoices } from './invoices/invoices.ts'
import { searchInvoices } from './invoices/invoicesQueries.ts'
import { portfolios } from './portfolios/portfolios.ts'
import { searchPortfolios } from './portfolios/portfoliosQueries.ts'
import { searchReviews } from './providerReviews/officeReviews.ts'
import { providerReviews } from './providerReviews/providerReviews.ts'
import { venues } from './venues/venues.ts'
import { searchOwnVenues } from './venues/venuesQueries.ts'

const owners = 250
const records = Array.from({ length: 2_500 }, (_, index) => ({ index, providerId: providerId(index % owners) }))
const searched = { words: ['tilleuls'], most: 5 }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const { pool } = database
  await fillProjection(
    pool,
    providerReviews,
    records.map(({ index, ...of }) => reviewWritten({ reviewId: reviewId(index), ...of })),
  )
  await fillProjection(
    pool,
    portfolios,
    records.map(({ index, ...of }) => ({ ...portfolioAdded({ portfolioId: portfolioId(index), ...of }), revision: 0 })),
  )
  await fillProjection(
    pool,
    venues,
    records.map(({ index, ...of }) => venueAdded({ venueId: venueId(index), ...of })),
  )
  const documentId = (index: number) => venueId(index) as string as InvoiceId
  await fillProjection(
    pool,
    invoices,
    records.map(({ index, ...of }) => invoiceIssued({ invoiceId: documentId(index), number: `FA-2026-11-${index}`, ...of })),
  )
})
afterAll(() => database.drop())

test.each([
  ['reviews', searchReviews, /reviews_in_office/],
  ['portfolios', searchPortfolios, /portfolios_by_provider/],
  ['venues', searchOwnVenues, /venues_by_provider/],
  ['invoices', searchInvoices, /invoices_of_provider/],
] as const)('a search of %s reads one provider’s rows, by an index', async (_kind, search, index) => {
  let plan = ''
  const explaining = {
    async query({ text, values }: { readonly text: string; readonly values: unknown[] }) {
      const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values)
      plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      return { rows: [] }
    },
  }
  await search(explaining as never, providerId(7), searched)
  expect(plan).toMatch(index)
  expect(plan).not.toContain('Seq Scan')
})

test('a review is found by its writer, its text and the answer, an invoice by any part of its number', async () => {
  const { pool } = database
  expect(await searchReviews(pool, providerId(7), { words: ['ines', 'accroc'], most: 3 })).toHaveLength(3)
  expect(await searchReviews(pool, providerId(7), { words: ['ines', 'absent'], most: 3 })).toEqual([])
  const found = await searchInvoices(pool, providerId(7), { words: ['fa', '2026', '257'], most: 3 })
  expect(found.map(({ number }) => number)).toEqual(['FA-2026-11-257'])
})
