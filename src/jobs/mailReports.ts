import type { Pool } from 'pg'
import { deriveId } from '../commands/deriveId.ts'
import type { CommandContext, CommandHandler } from '../commands/handleCommand.ts'
import { isErased } from '../domain/event.ts'
import type { CommandId } from '../domain/ids.ts'
import type { MailKind } from '../domain/mailKinds.ts'
import { notifications } from '../domain/person/notifications.ts'
import { personStream } from '../domain/person/person.ts'
import { Person } from '../domain/person/personKind.ts'
import { recordBounce } from '../domain/person/recordBounce.ts'
import { recordComplaint } from '../domain/person/recordComplaint.ts'
import { findMail } from '../operational/effects.ts'
import type { MailTokens } from '../operational/mailTokens.ts'
import { templateKinds } from './messages/templateKinds.ts'

/** A report about one of our mails. */
export interface MailReport {
  /** Identifies the report, which counts once. */
  readonly id: string
  readonly at: Date
  readonly about: { readonly type: 'bounced'; readonly isHard: boolean } | { readonly type: 'complained' }
}

/** Records what happened to mails, in the streams of their recipients. */
export interface MailReports {
  /** Whether the token identifies a mail; not whether the mail is still known. */
  isGenuine(token: string): boolean
  /** An external report about the mail of a token. 'ignored': the token is forged, or the recipient no longer exists. */
  record(token: string, report: MailReport): Promise<'recorded' | 'ignored'>
  /** The mail server refused the recipient while sending. */
  recordRefusal(mail: string, address: string, report: MailReport): Promise<void>
}

interface MailReportsOptions {
  readonly database: Pool
  readonly commands: CommandHandler
  readonly tokens: MailTokens
}

export function createMailReports({ database, commands, tokens }: MailReportsOptions): MailReports {
  /** @param addressOf the address the mail was sent to, given the person's current address */
  async function recordAbout(mail: string, { id, at, about }: MailReport, addressOf: (present: string) => string | undefined) {
    const written = await findMail(database, mail)
    const person = Person.safeParse(written?.person)
    const kind = written && kindOf(written.template)
    // A reviewer has no account that could show it.
    if (!written || !person.success || !kind || person.data.kind === 'reviewer') return 'ignored'
    const { email } = (await commands.load(notifications, personStream(person.data))).state.delivery
    if (email === undefined || isErased(email)) return 'ignored'
    const common = { person: person.data, mail, kind }
    if (about.type === 'complained') {
      const outcome = await commands.handle(recordComplaint, { ...common, complainedAt: at.toISOString() }, contextOf(id, mail))
      return outcome.accepted ? 'recorded' : 'ignored'
    }
    const address = addressOf(email)
    if (address === undefined) return 'ignored'
    const times = { mailedAt: written.writtenAt.toISOString(), bouncedAt: at.toISOString() }
    const outcome = await commands.handle(recordBounce, { ...common, ...times, address, isHard: about.isHard }, contextOf(id, mail))
    return outcome.accepted ? 'recorded' : 'ignored'
  }

  return {
    isGenuine: (token) => tokens.open(token) !== undefined,
    async record(token, report) {
      const opened = tokens.open(token)
      // A mail about a change of address is sent to another address than the person's other mails.
      return opened ? recordAbout(opened.mail, report, (present) => (opened.wentTo(present) ? present : undefined)) : 'ignored'
    },
    async recordRefusal(mail, address, report) {
      await recordAbout(mail, report, () => address)
    },
  }
}

function kindOf(template: string): MailKind | undefined {
  return new Map<string, MailKind>(Object.entries(templateKinds)).get(template)
}

function contextOf(report: string, mail: string): CommandContext {
  const commandId = deriveId('mail report', report, mail) as CommandId
  return { commandId, actor: 'system:mail', correlationId: mail }
}
