import type { DocumentKind } from '../../domain/invoice/documentKind.ts'
import type { Buyer } from '../../domain/invoice/invoiceEvents.ts'
import type { Price } from '../../domain/payment/price.ts'
import type { SellerCountry } from '../../domain/vat.ts'

/** Who sells, as the operator's settings say. */
export interface Seller {
  readonly name: string
  /** Line by line. */
  readonly address: readonly string[]
  readonly country: SellerCountry
  readonly email: string
  /** Where the company is registered, and under which number. */
  readonly register?: string | undefined
  readonly vat?: string | undefined
}

/** What a document says to a program. */
export interface InvoiceFacts {
  readonly kind: DocumentKind
  readonly number: string
  /** YYYY-MM-DD. */
  readonly issuedOn: string
  readonly seller: Seller
  readonly buyer: Buyer
  /** What was sold, in words. */
  readonly item: string
  /** Above zero, of a credit note too. */
  readonly price: Price
  /** What else it says, in words: why there is no tax, which invoice is corrected. */
  readonly notes: readonly string[]
}
