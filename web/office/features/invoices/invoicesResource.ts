import InvoiceIcon from '@mui/icons-material/ReceiptLongOutlined'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { defineResource } from '../../kit/defineResource.ts'

export const invoicesResource = defineResource({
  name: 'invoices',
  access: { as: 'provider' },
  label: 'invoices.title',
  menu: { group: 'account', Icon: InvoiceIcon },
  list: lazily(async () => (await import('./InvoicesPage.tsx')).InvoicesPage),
  changedBy: ['InvoiceIssued'],
})
