import { useLocale } from 'react-admin'
import { formatDay, regionalLocale } from '../../../shared/i18n/format.ts'
import type { RecordOf } from '../../api/officeRecords.ts'
import { useText } from '../../i18n/useText.ts'
import { ListPage } from '../../kit/list/ListPage.tsx'
import { DownloadInvoice } from './DownloadInvoice.tsx'

type Invoice = RecordOf<'invoices'>

/** /office/invoices: all invoices and credit notes with their files. */
export function InvoicesPage() {
  const t = useText()
  const language = useLocale()
  const euros = new Intl.NumberFormat(regionalLocale(language), { style: 'currency', currency: 'EUR' })
  // Amounts of credit notes are negative, with a minus sign.
  const money = ({ kind }: Invoice, cents: number) => `${kind === 'credit_note' && cents > 0 ? '−' : ''}${euros.format(cents / 100)}`
  return (
    <ListPage<Invoice>
      sort={{ field: 'issuedOn', order: 'DESC' }}
      columns={[
        { source: 'issuedOn', render: ({ issuedOn }) => formatDay(issuedOn), width: 112 },
        { source: 'number', render: (invoice) => <Numbered invoice={invoice} />, phone: 'title' },
        { source: 'item', render: ({ item, credits }) => t(`invoices.item.${item}`, { count: credits ?? 0 }) },
        { source: 'net', align: 'right', render: (invoice) => money(invoice, invoice.net), phone: 'none' },
        {
          source: 'vat',
          align: 'right',
          render: (invoice) => money(invoice, invoice.vat),
          detail: (invoice) => t('invoices.vatLine', { vat: money(invoice, invoice.vat) }),
        },
        { source: 'gross', align: 'right', render: (invoice) => money(invoice, invoice.gross), phone: 'end' },
        { source: 'id', align: 'right', render: (invoice) => <DownloadInvoice invoice={invoice} />, phone: 'end', width: 64 },
      ]}
    />
  )
}

/** The number; for a credit note also the invoice that it corrects. */
function Numbered({ invoice: { kind, number, corrects } }: { readonly invoice: Invoice }) {
  const t = useText()
  return (
    <>
      {t(`invoices.kind.${kind}`)} <span style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'normal' }}>{number}</span>
      {corrects && <> {t('invoices.corrects', { number: corrects })}</>}
    </>
  )
}
