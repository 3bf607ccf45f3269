import { z } from 'zod'
import type { Language } from '../../domain/locale.ts'
import { fillIn } from '../../texts/fillIn.ts'
import { serverTexts } from '../../texts/serverTexts.ts'
import type { MessageTemplate } from './messageTemplate.ts'

/** A code to send, and the number; 'expired' when it was used, replaced or is too old. */
export type LoadPhoneCode = (
  codeId: string,
) => Promise<{ readonly phone: string; readonly code: string; readonly language: Language } | 'expired'>

const Params = z.object({ codeId: z.string().min(1) })

/**
 * The code comes first, since previews show the beginning. The text fits into one message (checked by a test), so it has no typographic
 * spaces.
 */
const texts = serverTexts('textMessages')

/** To a phone that is being verified: the code. */
export function phoneCode({ loadPhoneCode, validMinutes }: { loadPhoneCode: LoadPhoneCode; validMinutes: number }): MessageTemplate {
  return async ({ params }) => {
    const loaded = await loadPhoneCode(Params.parse(params).codeId)
    if (loaded === 'expired') return 'expired'
    return {
      channel: 'sms',
      to: loaded.phone,
      text: fillIn(texts[loaded.language].phoneCode, { code: loaded.code, minutes: validMinutes }),
    }
  }
}
