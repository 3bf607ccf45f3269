import { z } from 'zod'
import type { Language } from '../../domain/locale.ts'
import { fillIn } from '../../texts/fillIn.ts'
import { serverTexts } from '../../texts/serverTexts.ts'
import type { MessageTemplate } from './messageTemplate.ts'

/** A code to be sent, and where to; 'expired' when it was used, replaced or is too old. */
export type LoadPhoneCode = (
  codeId: string,
) => Promise<{ readonly phone: string; readonly code: string; readonly language: Language } | 'expired'>

const Params = z.object({ codeId: z.string().min(1) })

/** The code first, as previews show the beginning; each fits into one message (a test says so), so no typographic spaces. */
const texts = serverTexts('textMessages')

/** To whoever verifies a phone: the code. */
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
