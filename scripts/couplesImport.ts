import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Backend } from '../src/backend.ts'
import { type CoupleToImport, type ImportedByPhone, importByPhone } from '../src/commands/importByPhone.ts'
import { CoupleEmail } from '../src/domain/email.ts'
import { CommandId } from '../src/domain/ids.ts'
import { Locale } from '../src/domain/locale.ts'
import { Place } from '../src/domain/place.ts'
import { parsePhoneNumber } from '../src/integrations/phoneNumbers/parsePhoneNumber.ts'
import { Mistake, reportFailure, runCommandLine } from './commandLine.ts'

const name = z.string().trim().min(1).max(100)

/** An account in the other product's export. */
const Row = z.strictObject({
  firstname: name,
  lastname: name,
  email: CoupleEmail,
  /** With its country's code. */
  phone: z.string().transform((text, context) => {
    const phone = parsePhoneNumber(text)
    if (phone === undefined) context.addIssue({ code: 'custom', message: 'no number that a person can be reached at' })
    return phone ?? z.NEVER
  }),
  home: Place.nullable().default(null),
  locale: Locale,
  termsVersion: z.string().min(1),
  termsAcceptedAt: z.iso.datetime(),
})

const [file] = process.argv.slice(2)
try {
  const couples = readCouples(file)
  await runCommandLine((backend) => importAll(backend, couples))
} catch (error) {
  reportFailure(error)
}

/** All of a file or nothing. Errors name only row and field, since terminal output may be stored. */
function readCouples(path: string | undefined): readonly CoupleToImport[] {
  if (path === undefined) throw new Mistake(2, 'Usage: npm run couples:import -- <file.json>')
  let rows: unknown
  try {
    rows = JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new Mistake(2, `${path} cannot be read as JSON.`)
  }
  const read = z.array(Row).safeParse(rows)
  if (read.success) return read.data
  const problems = read.error.issues.map(({ path: [row, ...field], message }) =>
    typeof row === 'number' ? `row ${row + 1}: ${field.join('.')}: ${message}` : message,
  )
  throw new Mistake(2, `Nothing was imported.\n${problems.join('\n')}`)
}

async function importAll({ commands, secrets }: Backend, couples: readonly CoupleToImport[]): Promise<string> {
  const counts: Record<ImportedByPhone, number> = { imported: 0, known: 0, busy: 0 }
  for (const couple of couples) {
    const commandId = CommandId.parse(randomUUID())
    counts[await importByPhone(commands, secrets.claimKey, couple, { commandId, correlationId: commandId, actor: 'system:command-line' })]++
  }
  return `${counts.imported} imported, ${counts.known} had an account already, ${counts.busy} are just registering.`
}
