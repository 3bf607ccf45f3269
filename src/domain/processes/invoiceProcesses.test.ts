import { describe, expect, test } from 'vitest'
import { providerId } from '../../../tests/setup/sampleEvents.ts'
import {
  buyer,
  creditNoteIssued,
  fivePack,
  invoiceIssued,
  invoiceNumbered,
  paymentId,
  price,
} from '../../../tests/setup/sampleInvoiceEvents.ts'
import { presentTime } from '../../../tests/setup/specification.ts'
import type { AllianceEvent } from '../eventCatalog.ts'
import { creditNoteIdOf, invoiceIdOf } from '../invoice/invoiceNumber.ts'
import { issueInvoice } from '../invoice/issueInvoice.ts'
import { numberInvoice } from '../invoice/numberInvoice.ts'
import type { PaymentEvent } from '../payment/paymentEvents.ts'
import type { Price } from '../payment/price.ts'
import { deliver, makeEffect, run, setDeadline } from '../process.ts'
import { defaultRules } from '../rules.ts'
import { destroyInvoiceWhenItsRetentionEnds } from './destroyInvoiceWhenItsRetentionEnds.ts'
import { issueInvoiceWhenItIsNumbered } from './issueInvoiceWhenItIsNumbered.ts'
import { mailProviderWhenInvoiceIsIssued } from './mailProviderWhenInvoiceIsIssued.ts'
import { makeFileWhenInvoiceIsIssued } from './makeFileWhenInvoiceIsIssued.ts'
import { numberCreditNoteWhenMoneyGoesBack } from './numberCreditNoteWhenMoneyGoesBack.ts'
import { numberInvoiceWhenPaymentSucceeds } from './numberInvoiceWhenPaymentSucceeds.ts'

const context = { recordedAt: presentTime, rules: defaultRules }
const of = { paymentId: paymentId(), providerId: providerId() }
const at = '2026-11-25T09:00:00.000Z'

const refunded = (refundId: string, amount: number): PaymentEvent => ({
  type: 'PaymentRefunded',
  data: { ...of, refundId, amount, refundedAt: at },
})
const failed = (refundId: string, amount: number): PaymentEvent => ({
  type: 'RefundFailed',
  data: { ...of, refundId, amount, failedAt: at },
})
const closed = (outcome: 'won' | 'lost'): PaymentEvent => ({
  type: 'DisputeClosed',
  data: { ...of, disputeId: 'dp_1', amount: price.gross, outcome, closedAt: at },
})

test('a payment that succeeded gets a number, which gets an invoice, which gets a file and a mail', () => {
  const data = { ...of, purpose: fivePack, price, intentId: 'pi_1', reportedBy: 'webhook', succeededAt: at } as const
  const { invoiceId } = invoiceIssued().data
  const document = { ...of, invoiceId, kind: 'invoice', corrects: null, purpose: fivePack, price, movedAt: at }
  expect(numberInvoiceWhenPaymentSucceeds.react({ type: 'PaymentSucceeded', data }, undefined, context)).toEqual([
    run(numberInvoice, document as never),
  ])
  const numbered = invoiceNumbered()
  expect(issueInvoiceWhenItIsNumbered.react(numbered, undefined, context)).toEqual([run(issueInvoice, numbered.data)])
  expect(makeFileWhenInvoiceIsIssued.react(invoiceIssued(), undefined, context)).toEqual([makeEffect('invoiceFile', { invoiceId })])
  const mail = {
    channel: 'mail',
    template: 'invoice-issued',
    recipient: { kind: 'provider', id: providerId() },
    params: { invoiceId },
  } as const
  expect(mailProviderWhenInvoiceIsIssued.react(invoiceIssued(), undefined, context)).toEqual([deliver(mail, context)])
})

test('a document is destroyed ten years after the end of the year in which it was issued', () => {
  const { invoiceId } = invoiceIssued().data
  const dueAt = new Date('2037-01-01T00:00:00.000Z')
  for (const issuedOn of ['2026-01-01', '2026-12-31'])
    expect(destroyInvoiceWhenItsRetentionEnds.react(invoiceIssued({ issuedOn }), undefined, context)).toEqual([
      setDeadline(invoiceId, 'retention', dueAt),
    ])
  expect(destroyInvoiceWhenItsRetentionEnds.onDeadline?.({ key: invoiceId, name: 'retention', dueAt }, undefined, context)).toEqual([
    makeEffect('invoiceDestruction', { invoiceId }),
  ])
})

describe('money that goes back', () => {
  const { memory } = numberCreditNoteWhenMoneyGoesBack
  if (!memory) throw new Error('it remembers nothing')

  /** The reactions to each event of a history, and the final state; undefined when it is over. */
  function played(...history: readonly AllianceEvent[]) {
    let kept: unknown
    const notes = history.map((event) => {
      const state = memory?.evolve(kept ?? memory.initial, event)
      kept = memory?.isOver?.(state) ? undefined : state
      return numberCreditNoteWhenMoneyGoesBack.react(event, state, context)
    })
    return { notes, remembered: kept === undefined ? undefined : JSON.stringify(kept) }
  }
  const note = (reversalId: string, reason: 'refund' | 'dispute', amounts: Partial<Price>) =>
    run(numberInvoice, {
      ...of,
      invoiceId: creditNoteIdOf(paymentId(), reversalId),
      kind: 'credit_note',
      corrects: { invoiceId: invoiceIdOf(paymentId()), number: 'FA-2026-11-00001', reason },
      purpose: fivePack,
      price: { ...price, ...amounts },
      movedAt: at,
    })

  test('brings a credit note for each refund, and those of the whole take back the whole', () => {
    const first = note('re_1', 'refund', { net: 8333, vat: 1667, gross: 10_000 })
    const second = note('re_2', 'refund', { net: 14_167, vat: 2833, gross: 17_000 })
    const { notes } = played(invoiceIssued(), refunded('re_1', 10_000), refunded('re_2', 17_000))
    expect(notes).toEqual([[], [first], [second]])
  })

  test('before its invoice is issued waits for it', () => {
    const { notes } = played(refunded('re_1', price.gross), invoiceIssued())
    expect(notes).toEqual([[], [note('re_1', 'refund', {})]])
  })

  test('brings a credit note when a dispute is lost, and none when it is won', () => {
    expect(played(invoiceIssued(), closed('lost')).notes).toEqual([[], [note('dp_1', 'dispute', {})]])
    expect(played(invoiceIssued(), closed('won')).notes).toEqual([[], []])
  })

  test('brings no credit notes of more than the invoice', () => {
    const half = price.gross / 2
    const rest = note('dp_1', 'dispute', { net: price.net / 2, vat: price.vat / 2, gross: half })
    expect(played(invoiceIssued(), refunded('re_1', half), closed('lost')).notes.at(-1)).toEqual([rest])
    expect(played(invoiceIssued(), refunded('re_1', price.gross), closed('lost')).notes.at(-1)).toEqual([])
  })

  test('again after a refund that failed brings no second credit note of the same money', () => {
    const half = price.gross / 2
    const again = [invoiceIssued(), refunded('re_1', half), failed('re_1', half), refunded('re_2', half)] as const
    expect(played(...again).notes.slice(2)).toEqual([[], []])
    const rest = note('re_3', 'refund', { net: price.net / 2, vat: price.vat / 2, gross: half })
    expect(played(...again, refunded('re_3', half)).notes.at(-1)).toEqual([rest])
    expect(played(invoiceIssued(), failed('re_0', half), refunded('re_1', price.gross)).notes.at(-1)).toEqual([note('re_1', 'refund', {})])
  })

  test('leaves credit notes of credit notes out, and nothing personal is remembered', () => {
    const { notes, remembered } = played(invoiceIssued(), refunded('re_1', 100), creditNoteIssued())
    expect(notes.at(-1)).toEqual([])
    expect(remembered).toContain('re_1')
    expect(remembered).not.toContain(buyer.name)
  })

  test('is forgotten once the whole price is credited, and nothing that follows is credited again', () => {
    const credited = [invoiceIssued(), refunded('re_1', 100), refunded('re_2', price.gross - 100)] as const
    expect(played(...credited).remembered).toBeUndefined()
    expect(played(...credited, creditNoteIssued()).remembered).toBeUndefined()
    const later = [failed('re_2', price.gross - 100), refunded('re_3', price.gross - 100), closed('lost')] as const
    expect(played(...credited, creditNoteIssued(), ...later).notes.slice(4)).toEqual([[], [], []])
  })

  test('is remembered while a part of the price is not credited, so that a later refund gets its number', () => {
    expect(played(invoiceIssued()).remembered).toBeDefined()
    expect(played(invoiceIssued(), refunded('re_1', price.gross - 1)).remembered).toBeDefined()
    expect(played(refunded('re_1', price.gross)).remembered).toBeDefined()
    expect(played(creditNoteIssued(), closed('won'), failed('re_1', 100)).remembered).toBeUndefined()
  })
})
