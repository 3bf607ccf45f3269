import { issueInvoiceWhenItIsNumbered } from '../../src/domain/processes/issueInvoiceWhenItIsNumbered.ts'
import { numberCreditNoteWhenMoneyGoesBack } from '../../src/domain/processes/numberCreditNoteWhenMoneyGoesBack.ts'
import { numberInvoiceWhenPaymentSucceeds } from '../../src/domain/processes/numberInvoiceWhenPaymentSucceeds.ts'

/** What turns payments into invoices. */
export const invoiceProcesses = [numberInvoiceWhenPaymentSucceeds, numberCreditNoteWhenMoneyGoesBack, issueInvoiceWhenItIsNumbered]
