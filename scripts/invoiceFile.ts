import { writeFileSync } from 'node:fs'
import { createInvoiceDocuments, unnamedSeller } from '../src/jobs/invoices/invoiceDocuments.ts'
import { findInvoiceByNumber } from '../src/projections/invoices/invoicesQueries.ts'
import { Mistake, reportFailure, runCommandLine } from './commandLine.ts'

/** `npm run invoice:file -- <number> <file>`: saves the file of an invoice or credit note, also of an erased account. Rule INV-5. */
async function write(number: string, target: string): Promise<void> {
  await runCommandLine(async ({ database, commands, files, personKeys, config }) => {
    const invoiceId = await findInvoiceByNumber(database, number)
    const documents = createInvoiceDocuments({ commands, files, personKeys, seller: config.operator ?? unnamedSeller })
    const issued = invoiceId && (await documents.load(invoiceId))
    if (!issued) throw new Mistake(1, `There is no invoice ${number}.`)
    writeFileSync(target, await documents.file(issued))
    return `${number} is in ${target}.`
  })
}

const [number, target, ...more] = process.argv.slice(2)
if (number === undefined || target === undefined || more.length > 0)
  reportFailure(new Mistake(2, 'Usage: npm run invoice:file -- <number> <file.pdf>'))
else await write(number, target)
