import { unlessErased } from '../../../../domain/event.ts'
import type { SupportMessage as SentMessage } from '../../../../domain/support/support.ts'
import type { SupportMessage } from '../../../schemas/pro/supportSchemas.ts'

/** A message to the operator in the format of the API. */
export function shownMessage({ messageId, text, ...message }: SentMessage): SupportMessage {
  return { id: messageId, ...message, text: unlessErased(text, '') }
}
