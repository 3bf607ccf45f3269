import { array, assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { companyDescribed, lyon, providerId, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import {
  buyer,
  creditNoteId,
  fivePack,
  invoiceIssued,
  invoiceNumbered,
  paymentId,
  price,
} from '../../../tests/setup/sampleInvoiceEvents.ts'
import { vatNumberGiven } from '../../../tests/setup/sampleVatEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { countries } from '../locale.ts'
import { priceOf } from '../vat.ts'
import { creditedPrice } from './creditedPrice.ts'
import { invoiceIdOf } from './invoiceNumber.ts'
import { issueInvoice } from './issueInvoice.ts'
import { type NumberInvoice, numberInvoice } from './numberInvoice.ts'

const paid = (number: number, movedAt = '2026-11-24T09:00:00.000Z'): NumberInvoice => ({
  invoiceId: invoiceIdOf(paymentId(number)),
  providerId: providerId(),
  paymentId: paymentId(number),
  kind: 'invoice',
  corrects: null,
  purpose: fivePack,
  price,
  movedAt,
})
const numbered = (payment: number, number: number, issuedOn = '2026-11-24') =>
  invoiceNumbered({ invoiceId: invoiceIdOf(paymentId(payment)), paymentId: paymentId(payment), number, issuedOn })

describe('numbers', () => {
  test('begin with 1 and are consecutive', () => {
    given().when(numberInvoice, paid(1)).thenEvents(numbered(1, 1))
    given(numbered(1, 1)).when(numberInvoice, paid(2)).thenEvents(numbered(2, 2))
  })

  test('are given once per document', () => {
    given(numbered(1, 1), numbered(2, 2)).when(numberInvoice, paid(1)).thenNothing()
  })

  test('belong to the month of the payment, with a separate series for credit notes', () => {
    expect(numberInvoice.stream(paid(1, '2026-11-30T22:59:00.000Z'))).toBe('invoice-series-FA-2026-11')
    expect(numberInvoice.stream(paid(1, '2026-11-30T23:01:00.000Z'))).toBe('invoice-series-FA-2026-12')
    expect(numberInvoice.stream({ ...paid(1), kind: 'credit_note' })).toBe('invoice-series-AV-2026-11')
  })

  test('have days that never decrease', () => {
    given(numbered(1, 1, '2026-11-25'))
      .when(numberInvoice, paid(2, '2026-11-24T22:00:00.000Z'))
      .thenEvents(numbered(2, 2, '2026-11-25'))
  })
})

describe('an invoice', () => {
  const issuedAt = presentTime.toISOString()
  const input = invoiceNumbered({ number: 42 }).data
  const company = companyDescribed({ name: buyer.name, street: buyer.street, place: { ...lyon, zipCode: buyer.zipCode, city: buyer.city } })

  test('is issued to the company as known then, in the account’s language', () => {
    given()
      .when(issueInvoice, input, { seen: { provider: [providerRegistered({ locale: 'de-DE' }), company, vatNumberGiven()] } })
      .thenEvents(invoiceIssued({ number: 'FA-2026-11-00042', language: 'de', issuedAt }))
  })

  test('contains no VAT number of a country other than the company’s', () => {
    given()
      .when(issueInvoice, input, { seen: { provider: [providerRegistered(), company, vatNumberGiven({ number: 'BE0403170701' })] } })
      .thenEvents(invoiceIssued({ number: 'FA-2026-11-00042', issuedAt, buyer: { ...buyer, vatNumber: null } }))
  })

  test('is issued once', () => {
    given(invoiceIssued()).when(issueInvoice, input).thenNothing()
  })

  test('decides who gets its credit note, even if the company has changed', () => {
    const corrects = { invoiceId: invoiceIdOf(paymentId()), number: 'FA-2026-11-00001', reason: 'refund' } as const
    const note = invoiceNumbered({ invoiceId: creditNoteId, kind: 'credit_note', series: 'AV-2026-11', number: 7, corrects }).data
    given()
      .when(issueInvoice, note, { seen: { corrected: [invoiceIssued({ language: 'it' })], provider: [] } })
      .thenEvents(
        invoiceIssued({ invoiceId: creditNoteId, kind: 'credit_note', number: 'AV-2026-11-00007', corrects, language: 'it', issuedAt }),
      )
  })
})

test('reversals that add up to a price take back exactly its net amount and its tax', () => {
  const parts = array(integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 6 })
  assert(
    property(integer({ min: 1, max: 100_000 }), constantFrom(...countries), parts, (net, customer, amounts) => {
      const whole = priceOf(net, { seller: 'FR', customer, vatNumber: null })
      let before = 0
      let [netBack, vatBack] = [0, 0]
      for (const amount of [...amounts, whole.gross]) {
        const gross = Math.min(amount, whole.gross - before)
        const back = creditedPrice(whole, before, gross)
        expect(back.net + back.vat).toBe(gross)
        expect(Math.min(back.net, back.vat)).toBeGreaterThanOrEqual(0)
        before += gross
        netBack += back.net
        vatBack += back.vat
      }
      expect([netBack, vatBack]).toEqual([whole.net, whole.vat])
    }),
  )
})
