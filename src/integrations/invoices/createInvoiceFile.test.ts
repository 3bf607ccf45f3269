import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x'
import { expect, test } from 'vitest'
import { buyer, creditNoteIssued, invoiceIssued, price } from '../../../tests/setup/sampleInvoiceEvents.ts'
import { languages } from '../../domain/languages.ts'
import type { VatTreatment } from '../../domain/payment/price.ts'
import { type IssuedInvoice, invoiceSheetOf } from '../../jobs/invoices/invoiceSheetOf.ts'
import { createInvoiceFile } from './createInvoiceFile.ts'
import { printSheet } from './invoiceSheet.ts'

const seller = {
  name: 'Alliance SAS',
  address: ['1 rue du Lac', '74000 Annecy', 'France'],
  country: 'FR',
  email: 'bonjour@alliance.example',
  register: 'RCS Annecy 303 265 045',
  vat: 'FR 40 303 265 045',
} as const

async function fileOf(issued: IssuedInvoice) {
  const { facts, sheet } = invoiceSheetOf(issued, seller)
  const file = await createInvoiceFile(facts, sheet)
  const { xml } = await extractXml(file)
  return { file, xml, sheet }
}

const cases: readonly (readonly [VatTreatment, Partial<IssuedInvoice>, readonly string[], readonly string[]])[] = [
  ['domestic', {}, ['<ram:CategoryCode>S<', '<ram:RateApplicablePercent>20<', 'schemeID="VA">FR40303265045<'], ['ExemptionReason']],
  [
    'destination',
    {
      buyer: { ...buyer, country: 'PT', vatNumber: null },
      price: { ...price, vat: 5175, gross: 27_675, vatPercent: 23, country: 'PT', treatment: 'destination' },
    },
    ['<ram:RateApplicablePercent>23<', '<ram:TaxTotalAmount currencyID="EUR">51.75<'],
    ['ExemptionReason'],
  ],
  [
    'reverse_charge',
    {
      buyer: { ...buyer, country: 'BE', vatNumber: 'BE0403170701' },
      price: { ...price, vat: 0, gross: 22_500, vatPercent: 0, country: 'BE', treatment: 'reverse_charge' },
    },
    ['<ram:CategoryCode>AE<', '<ram:ExemptionReasonCode>VATEX-EU-AE<', 'Autoliquidation', 'schemeID="VA">BE0403170701<'],
    [],
  ],
  [
    'outside',
    {
      buyer: { ...buyer, country: 'GB', vatNumber: 'GB980780684' },
      price: { ...price, vat: 0, gross: 22_500, vatPercent: 0, country: 'GB', treatment: 'outside' },
    },
    ['<ram:CategoryCode>O<', '<ram:ExemptionReasonCode>VATEX-EU-O<'],
    ['schemeID="VA"', 'RateApplicablePercent'],
  ],
]

test.each(cases)('an invoice (%s) holds its content as XML that the schema of Factur-X accepts', async (_case, over, present, absent) => {
  const { file, xml } = await fileOf(invoiceIssued(over).data)
  expect(await validateXsd(xml, Profile.EN16931)).toEqual({ valid: true, errors: [] })
  for (const part of [...present, '<ram:ID>FA-2026-11-00001<', '<ram:TypeCode>380<', '<ram:Name>Atelier Fontaine<'])
    expect(xml).toContain(part)
  for (const part of absent) expect(xml).not.toContain(part)
  const pdf = file.toString('latin1')
  expect(pdf.startsWith('%PDF-1.7')).toBe(true)
  expect(pdf).toContain('pdfaid:part')
})

test('the schema refuses an invoice without its number', async () => {
  const { xml } = await fileOf(invoiceIssued().data)
  const { valid } = await validateXsd(xml.replace('<ram:ID>FA-2026-11-00001</ram:ID>', ''), Profile.EN16931)
  expect(valid).toBe(false)
})

test('a credit note says in amounts above zero what goes back, and names its invoice', async () => {
  const { xml, sheet } = await fileOf(creditNoteIssued().data)
  expect(await validateXsd(xml, Profile.EN16931)).toEqual({ valid: true, errors: [] })
  for (const part of ['<ram:TypeCode>381<', '<ram:GrandTotalAmount>270.00<', 'FA-2026-11-00001']) expect(xml).toContain(part)
  expect(sheet).toMatchObject({ title: 'Avoir', notes: ['Avoir sur la facture FA-2026-11-00001.'] })
  expect(sheet.sums.at(-1)?.value).toMatch(/^-270,00/)
})

test.each(languages)('in %s it is printed with all its words', async (language) => {
  const { facts, sheet } = invoiceSheetOf(invoiceIssued({ language }).data, seller)
  expect(JSON.stringify(sheet)).not.toMatch(/\{\{|undefined/)
  expect((await createInvoiceFile(facts, sheet)).subarray(0, 5).toString('latin1')).toBe('%PDF-')
  // Both fonts are within, and no other is named.
  const printed = (await printSheet(sheet, facts.issuedOn)).toString('latin1')
  expect(new Set(printed.match(/\/FontName \/[\w+-]+/g)?.map((name) => name.replace(/^.*\+/, '')))).toEqual(
    new Set(['Inter-Regular', 'Inter-SemiBold']),
  )
  expect(printed.match(/\/FontFile\d?/g)).toHaveLength(2)
})

test('who was erased before the payment was heard of is named as that', async () => {
  const { xml } = await fileOf(invoiceIssued({ buyer: null }).data)
  expect(await validateXsd(xml, Profile.EN16931)).toEqual({ valid: true, errors: [] })
  expect(xml).toContain('<ram:Name>Compte supprimé<')
})
