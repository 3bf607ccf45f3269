import InvoiceIcon from '@mui/icons-material/ReceiptLongOutlined'
import { defineResource } from '../../kit/defineResource.ts'
import { withTexts } from '../../texts/withTexts.tsx'

export const invoicesResource = defineResource({
  name: 'invoices',
  access: { as: 'provider' },
  menu: { group: 'account', Icon: InvoiceIcon },
  list: withTexts(['invoices'], async () => (await import('./InvoicesPage.tsx')).InvoicesPage),
  changedBy: ['InvoiceIssued'],
})
