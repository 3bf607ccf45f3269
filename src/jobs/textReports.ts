import { deriveId } from '../commands/deriveId.ts'
import { findCoupleByPhone } from '../commands/findCoupleByPhone.ts'
import type { CommandHandler } from '../commands/handleCommand.ts'
import { recordTextRefusal } from '../domain/couple/recordTextRefusal.ts'
import type { CommandId } from '../domain/ids.ts'

/** A text message that a phone refused permanently. */
export interface TextRefusal {
  /** Identifies the message, which counts once. */
  readonly message: string
  /** E.164. */
  readonly phone: string
  readonly at: Date
}

/** Records what happened to text messages, in the streams of the couples with those phones. */
export interface TextReports {
  recordRefusal(refusal: TextRefusal): Promise<void>
}

interface TextReportsOptions {
  readonly commands: CommandHandler
  readonly claimKey: Buffer
}

/** A phone that is no couple's login is ignored: codes are also sent to numbers without an account. */
export function createTextReports({ commands, claimKey }: TextReportsOptions): TextReports {
  return {
    async recordRefusal({ message, phone, at }) {
      const couple = await findCoupleByPhone(commands, claimKey, phone)
      if (!couple) return
      const commandId = deriveId('text report', message) as CommandId
      const input = { coupleId: couple.profile.coupleId, message, refusedAt: at.toISOString() }
      await commands.handle(recordTextRefusal, input, { commandId, actor: 'system:sms', correlationId: message })
    },
  }
}
