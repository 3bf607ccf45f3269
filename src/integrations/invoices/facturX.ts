import type { Invoice } from '@e-invoice-eu/core'
import type { VatTreatment } from '../../domain/payment/price.ts'
import type { InvoiceFacts, Seller } from './invoiceFacts.ts'

/** UNTDID 5305: standard rate, reverse charge, not subject to VAT; with the code of the reason why there is no tax. */
const categories = {
  domestic: { code: 'S', exemption: undefined },
  destination: { code: 'S', exemption: undefined },
  reverse_charge: { code: 'AE', exemption: 'VATEX-EU-AE' },
  outside: { code: 'O', exemption: 'VATEX-EU-O' },
} as const satisfies Readonly<Record<VatTreatment, object>>

/** UNTDID 1001. */
const typeCodes = { invoice: '380', credit_note: '381' } as const
const paidByCard = '48'

type Document = Invoice['ubl:Invoice']

/**
 * A document in the library's form, for the profile EN 16931 of Factur-X: one line, paid in full. Which invoice a credit note corrects is said in
 * a note, since the library leaves its element out.
 */
export function facturXOf({ kind, number, issuedOn, seller, buyer, item, price, notes }: InvoiceFacts): Invoice {
  const { code, exemption } = categories[price.treatment]
  // Outside the EU's VAT neither party is named by its number (BR-O-02).
  const isTaxed = code !== 'O'
  const percent = isTaxed ? { 'cbc:Percent': String(price.vatPercent) } : {}
  const category = { 'cbc:ID': code, ...percent, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } } as const
  const [net, vat, gross] = [euros(price.net), euros(price.vat), euros(price.gross)]
  const invoice: Document = {
    'cbc:CustomizationID': 'urn:cen.eu:en16931:2017',
    'cbc:ID': number,
    'cbc:IssueDate': issuedOn,
    'cbc:InvoiceTypeCode': typeCodes[kind],
    ...(notes.length > 0 && { 'cbc:Note': [...notes] }),
    'cbc:DocumentCurrencyCode': 'EUR',
    'cac:AccountingSupplierParty': { 'cac:Party': { ...sellerParty(seller), ...taxNumber(isTaxed ? seller.vat : undefined) } },
    'cac:AccountingCustomerParty': {
      'cac:Party': {
        'cac:PostalAddress': {
          ...(buyer.street !== '' && { 'cbc:StreetName': buyer.street }),
          ...(buyer.city !== '' && { 'cbc:CityName': buyer.city }),
          ...(buyer.zipCode !== '' && { 'cbc:PostalZone': buyer.zipCode }),
          'cac:Country': { 'cbc:IdentificationCode': buyer.country },
        },
        ...(isTaxed && buyer.vatNumber !== null && { 'cac:PartyTaxScheme': taxScheme(buyer.vatNumber) }),
        'cac:PartyLegalEntity': { 'cbc:RegistrationName': buyer.name },
      },
    },
    'cac:Delivery': { 'cbc:ActualDeliveryDate': issuedOn },
    'cac:PaymentMeans': [{ 'cbc:PaymentMeansCode': paidByCard }],
    'cac:TaxTotal': [
      {
        'cbc:TaxAmount': vat,
        'cbc:TaxAmount@currencyID': 'EUR',
        'cac:TaxSubtotal': [
          {
            'cbc:TaxableAmount': net,
            'cbc:TaxableAmount@currencyID': 'EUR',
            'cbc:TaxAmount': vat,
            'cbc:TaxAmount@currencyID': 'EUR',
            'cac:TaxCategory': {
              ...category,
              ...(exemption !== undefined && { 'cbc:TaxExemptionReasonCode': exemption, 'cbc:TaxExemptionReason': notes[0] ?? exemption }),
            },
          },
        ],
      },
    ],
    'cac:LegalMonetaryTotal': {
      'cbc:LineExtensionAmount': net,
      'cbc:LineExtensionAmount@currencyID': 'EUR',
      'cbc:TaxExclusiveAmount': net,
      'cbc:TaxExclusiveAmount@currencyID': 'EUR',
      'cbc:TaxInclusiveAmount': gross,
      'cbc:TaxInclusiveAmount@currencyID': 'EUR',
      'cbc:PrepaidAmount': gross,
      'cbc:PrepaidAmount@currencyID': 'EUR',
      'cbc:PayableAmount': '0.00',
      'cbc:PayableAmount@currencyID': 'EUR',
    },
    'cac:InvoiceLine': [
      {
        'cbc:ID': '1',
        'cbc:InvoicedQuantity': '1',
        'cbc:InvoicedQuantity@unitCode': 'C62',
        'cbc:LineExtensionAmount': net,
        'cbc:LineExtensionAmount@currencyID': 'EUR',
        'cac:Item': { 'cbc:Name': item, 'cac:ClassifiedTaxCategory': category },
        'cac:Price': { 'cbc:PriceAmount': net, 'cbc:PriceAmount@currencyID': 'EUR' },
      },
    ],
  }
  return { 'ubl:Invoice': invoice }
}

function sellerParty({ name, address, country, email, register }: Seller) {
  const [street, second, ...rest] = address
  return {
    'cac:PostalAddress': {
      ...(street !== undefined && { 'cbc:StreetName': street }),
      ...(second !== undefined && { 'cbc:AdditionalStreetName': second }),
      ...(rest.length > 0 && { 'cac:AddressLine': { 'cbc:Line': rest.join(', ') } }),
      'cac:Country': { 'cbc:IdentificationCode': country },
    },
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': name, ...(register !== undefined && { 'cbc:CompanyLegalForm': register }) },
    'cac:Contact': { 'cbc:ElectronicMail': email },
  } as const
}

function taxNumber(number: string | undefined): Pick<Document['cac:AccountingSupplierParty']['cac:Party'], 'cac:PartyTaxScheme'> {
  return number === undefined ? {} : { 'cac:PartyTaxScheme': [taxScheme(number.replaceAll(/[\s.]+/g, ''))] }
}

function taxScheme(number: string) {
  return { 'cbc:CompanyID': number, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } } as const
}

/** As the standard writes amounts. */
function euros(cents: number): string {
  return (cents / 100).toFixed(2)
}
