import { defineCommand } from '../command.ts'
import type { CoupleId } from '../ids.ts'
import { notifications } from '../person/notifications.ts'
import { coupleStream } from './couple.ts'

export interface RecordTextRefusal {
  readonly coupleId: CoupleId
  /** Identifies the text message, which counts once. */
  readonly message: string
  readonly refusedAt: string
}

/** Records that the couple's phone refused a text message permanently. Rule GUA-4. */
export const recordTextRefusal = defineCommand(notifications)({
  name: 'recordTextRefusal',
  stream: (input: RecordTextRefusal) => coupleStream(input.coupleId),
  decide({ coupleId, message, refusedAt }, { isReachable, refusedTexts }, { now }) {
    if (!isReachable || refusedTexts.has(message)) return []
    const at = refusedAt < now.toISOString() ? refusedAt : now.toISOString()
    return [{ type: 'TextMessageRefused', data: { coupleId, message, refusedAt: at } }]
  },
})
