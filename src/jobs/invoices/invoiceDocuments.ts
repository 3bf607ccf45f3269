import type { CommandHandler } from '../../commands/handleCommand.ts'
import type { InvoiceId } from '../../domain/ids.ts'
import { invoice } from '../../domain/invoice/invoice.ts'
import { invoiceStream } from '../../domain/invoice/invoiceNumber.ts'
import type { FileStore } from '../../integrations/files/fileStore.ts'
import { createInvoiceFile } from '../../integrations/invoices/createInvoiceFile.ts'
import type { Seller } from '../../integrations/invoices/invoiceFacts.ts'
import type { PersonKeys } from '../../platform/personKeys.ts'
import { type IssuedInvoice, invoiceSheetOf } from './invoiceSheetOf.ts'

/** Invoices and credit notes with their files. */
export interface InvoiceDocuments {
  /** Undefined until it was issued. */
  load(invoiceId: InvoiceId): Promise<IssuedInvoice | undefined>
  /** The file of an issued document: created on the first call, the same from then on. */
  file(issued: IssuedInvoice): Promise<Buffer>
}

/** The same, for whoever ends their retention. */
export interface KeptInvoiceDocuments extends InvoiceDocuments {
  /** Deletes its file and its key, so that nobody can read who was billed; harmless the second time. */
  destroy(issued: IssuedInvoice): Promise<void>
}

interface Dependencies {
  readonly commands: Pick<CommandHandler, 'load' | 'forget'>
  readonly files: FileStore
  readonly personKeys: Pick<PersonKeys, 'erase'>
  readonly seller: Seller
}

/** Stands in for the seller where the operator has not been configured, as in development. */
export const unnamedSeller: Seller = { name: 'Alliance', address: [], country: 'FR', email: 'support@alliance.test' }

export function createInvoiceDocuments({ commands, files, personKeys, seller }: Dependencies): KeptInvoiceDocuments {
  return {
    load: async (invoiceId) => (await commands.load(invoice, invoiceStream(invoiceId))).state.issued,
    async file(issued) {
      const name = fileOf(issued)
      const kept = await files.read(name)
      if (kept) return kept
      const { facts, sheet } = invoiceSheetOf(issued, seller)
      const made = await createInvoiceFile(facts, sheet)
      await files.put(name, made)
      return made
    },
    async destroy(issued) {
      // The key first: without it, the file cannot be made again from the log.
      await personKeys.erase(issued.invoiceId)
      commands.forget()
      await files.delete(fileOf(issued))
    },
  }
}

/** Separate from files that are deleted with an account, since invoices stay. The name is stored. */
function fileOf({ issuedOn, invoiceId }: IssuedInvoice): string {
  return `invoices/${issuedOn.slice(0, 4)}/${invoiceId}.pdf`
}
