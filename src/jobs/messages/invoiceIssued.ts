import { officePage, officePath } from '../../api/schemas/pagePaths.ts'
import { InvoiceId } from '../../domain/ids.ts'
import { fillIn } from '../../texts/fillIn.ts'
import type { InvoiceDocuments } from '../invoices/invoiceDocuments.ts'
import { amountIn, itemOf } from '../invoices/invoiceSheetOf.ts'
import { mailTemplate } from './mailTemplate.ts'
import { mailTexts } from './mailTexts.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'

export interface InvoiceIssuedOptions {
  readonly loadRecipient: LoadRecipient
  readonly invoices: InvoiceDocuments
  readonly publicUrl: string
}

/** To a provider: its invoice or credit note, with the file. Rule INV-8. */
export function invoiceIssued({ loadRecipient, invoices, publicUrl }: InvoiceIssuedOptions): MessageTemplate {
  return async (message) => {
    const issued = await invoices.load(InvoiceId.parse(message.params['invoiceId']))
    if (!issued) return 'expired'
    const { kind, number, price, purpose } = issued
    const write = mailTemplate(loadRecipient, (language) => {
      const { subject, opening, body, action } = mailTexts[language].invoiceIssued[kind]
      return {
        subject: fillIn(subject, { number }),
        opening: fillIn(opening, { item: itemOf(purpose, language) }),
        fact: { label: number, value: amountIn(language, price.gross) },
        body,
        action: { label: action, url: publicUrl + officePath + officePage('invoices') },
      }
    })
    const mail = await write(message)
    if (mail === 'expired' || mail.channel !== 'mail') return mail
    const attachment = { filename: `${number}.pdf`, contentType: 'application/pdf', content: await invoices.file(issued) }
    return { ...mail, attachment }
  }
}
