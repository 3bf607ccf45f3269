import { isErased } from '../../domain/event.ts'
import type { InvoiceState } from '../../domain/invoice/invoice.ts'
import type { Buyer } from '../../domain/invoice/invoiceEvents.ts'
import { languageList } from '../../domain/languages.ts'
import type { Language } from '../../domain/locale.ts'
import type { PaymentPurpose } from '../../domain/payment/paymentPurpose.ts'
import type { InvoiceFacts, Seller } from '../../integrations/invoices/invoiceFacts.ts'
import type { InvoiceSheet } from '../../integrations/invoices/invoiceSheet.ts'
import { fillIn } from '../../texts/fillIn.ts'
import { serverTexts } from '../../texts/serverTexts.ts'
import { longDate } from '../messages/spelledDate.ts'

export type IssuedInvoice = NonNullable<InvoiceState['issued']>

const texts = serverTexts('invoices')

/** The content of a document for programs and, in the language its account had at the time, for people. */
export function invoiceSheetOf(issued: IssuedInvoice, seller: Seller): { readonly facts: InvoiceFacts; readonly sheet: InvoiceSheet } {
  const { kind, number, issuedOn, price, purpose, corrects, language } = issued
  const words = texts[language]
  const buyer = buyerOf(issued)
  const item = itemOf(purpose, language)
  const notes = [
    ...(price.treatment === 'reverse_charge' || price.treatment === 'outside' ? [words.mention[price.treatment]] : []),
    ...(corrects ? [fillIn(words.corrects, { number: corrects.number })] : []),
  ]
  const money = (cents: number) => amountIn(language, kind === 'credit_note' ? -cents : cents)
  const rate = new Intl.NumberFormat(languageList[language].locale, { style: 'percent' }).format(price.vatPercent / 100)
  const vatLine = (vat: string | undefined | null) => (vat ? [fillIn(words.vatNumber, { number: vat })] : [])
  return {
    facts: { kind, number, issuedOn, seller, buyer, item, price, notes },
    sheet: {
      language,
      title: words.title[kind],
      facts: [
        { label: words.number, value: number },
        { label: words.date, value: longDate(language, issuedOn) },
      ],
      seller: [seller.name, ...seller.address, ...vatLine(seller.vat)],
      buyer: { label: words.billedTo, lines: [buyer.name, ...addressOf(buyer, language), ...vatLine(buyer.vatNumber)] },
      headings: [words.item, words.net, words.rate, words.vat],
      line: [item, money(price.net), rate, money(price.vat)],
      sums: [
        { label: words.netTotal, value: money(price.net) },
        { label: fillIn(words.vatTotal, { rate }), value: money(price.vat) },
        { label: words.total[kind], value: money(price.gross) },
      ],
      notes,
      footer: [seller.name, seller.register, seller.email].filter(Boolean).join(' · '),
    },
  }
}

export function amountIn(language: Language, cents: number): string {
  return new Intl.NumberFormat(languageList[language].locale, { style: 'currency', currency: 'EUR' }).format(cents / 100)
}

/** The sold item in words. */
export function itemOf(purpose: PaymentPurpose, language: Language): string {
  const words = texts[language]
  if (purpose.kind === 'pack') return fillIn(purpose.credits === 1 ? words.oneCredit : words.severalCredits, { count: purpose.credits })
  return purpose.reason === 'switch' ? `${words[purpose.period]} (${words.switch})` : words[purpose.period]
}

/** For an account that was erased before its payment was recorded, only the country it was taxed in is known. */
function buyerOf({ buyer, language, price }: IssuedInvoice): Buyer {
  if (buyer && !isErased(buyer)) return buyer
  return { name: texts[language].formerCustomer, street: '', zipCode: '', city: '', country: price.country, vatNumber: null }
}

function addressOf({ street, zipCode, city, country }: Buyer, language: Language): readonly string[] {
  const place = country === 'GB' ? `${city} ${zipCode}` : `${zipCode} ${city}`
  const name = new Intl.DisplayNames([languageList[language].locale], { type: 'region' }).of(country) ?? country
  return [street, place.trim(), name].filter(Boolean)
}
