import { defineCommand } from '../command.ts'
import { isErased } from '../event.ts'
import { languageOf } from '../locale.ts'
import { type Provider, provider, providerStream } from '../provider/provider.ts'
import { invoice } from './invoice.ts'
import type { Buyer, InvoiceEvent } from './invoiceEvents.ts'
import { documentNumber, invoiceStream } from './invoiceNumber.ts'

export type IssueInvoice = Extract<InvoiceEvent, { type: 'InvoiceNumbered' }>['data']

/**
 * Issues a document under its number, to the company as known now; a credit note to the billed party of its invoice. Rules INV-4 and INV-5.
 */
export const issueInvoice = defineCommand(invoice)({
  name: 'issueInvoice',
  stream: (input: IssueInvoice) => invoiceStream(input.invoiceId),
  reads: {
    provider: { aggregate: provider, stream: (input: IssueInvoice) => providerStream(input.providerId) },
    corrected: { aggregate: invoice, stream: (input: IssueInvoice) => invoiceStream(input.corrects?.invoiceId ?? input.invoiceId) },
  },
  decide({ series, number, ...document }, { issued, isDestroyed }, { now, seen }) {
    if (issued || isDestroyed) return []
    const billed = seen.corrected.issued ?? {
      buyer: buyerOf(seen.provider),
      language: languageOf(seen.provider.contact?.locale ?? ''),
    }
    const { buyer, language } = billed
    const data = { ...document, number: documentNumber(series, number), language, buyer, issuedAt: now.toISOString() }
    return [{ type: 'InvoiceIssued', data }]
  },
})

/** Null for an account that was erased before the payment was recorded. */
function buyerOf({ company, vatNumber }: Provider): Buyer | null {
  if (!company || isErased(company.name) || isErased(company.street) || isErased(company.place)) return null
  const { city, zipCode, country } = company.place
  const number = !isErased(vatNumber) && vatNumber?.startsWith(country) ? vatNumber : null
  return { name: company.name, street: company.street, zipCode, city, country, vatNumber: number }
}
