import { deriveId } from '../commands/deriveId.ts'
import { findCoupleByPhone } from '../commands/findCoupleByPhone.ts'
import type { CommandHandler } from '../commands/handleCommand.ts'
import { recordTextRefusal } from '../domain/couple/recordTextRefusal.ts'
import type { CommandId } from '../domain/ids.ts'

/** A text message that a phone refused for good. */
export interface TextRefusal {
  /** Names the message: reported twice it counts once. */
  readonly message: string
  /** E.164. */
  readonly phone: string
  readonly at: Date
}

/** Records what becomes of text messages, in the streams of the couples whose phones those are. */
export interface TextReports {
  recordRefusal(refusal: TextRefusal): Promise<void>
}

interface TextReportsOptions {
  readonly commands: CommandHandler
  readonly claimKey: Buffer
}

/** A phone that no couple signs in by is nobody's: codes go to whoever registers, too. */
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
