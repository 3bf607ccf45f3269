import { z } from 'zod'
import type { Language } from '../../domain/locale.ts'
import type { MessageTemplate } from './messageTemplate.ts'

/** A code to be sent, and where to; 'expired' when it was used, replaced or is too old. */
export type LoadPhoneCode = (
  codeId: string,
) => Promise<{ readonly phone: string; readonly code: string; readonly language: Language } | 'expired'>

const Params = z.object({ codeId: z.string().min(1) })

/** To whoever verifies a phone: the code. */
export function phoneCode({ loadPhoneCode, validMinutes }: { loadPhoneCode: LoadPhoneCode; validMinutes: number }): MessageTemplate {
  return async ({ params }) => {
    const loaded = await loadPhoneCode(Params.parse(params).codeId)
    if (loaded === 'expired') return 'expired'
    return { channel: 'sms', to: loaded.phone, text: texts[loaded.language](loaded.code, validMinutes) }
  }
}

/** The code first, as previews show the beginning; each fits into one message (a test says so), so no typographic spaces. */
const texts: Readonly<Record<Language, (code: string, minutes: number) => string>> = {
  fr: (code, minutes) => `${code} est votre code Alliance, valable ${minutes} minutes. Ne le communiquez à personne.`,
  en: (code, minutes) => `${code} is your Alliance code, valid for ${minutes} minutes. Do not share it with anyone.`,
  nl: (code, minutes) => `${code} is uw code voor Alliance, ${minutes} minuten geldig. Deel hem met niemand.`,
  de: (code, minutes) => `${code} ist Ihr Alliance-Code, ${minutes} Minuten gültig. Geben Sie ihn an niemanden weiter.`,
  it: (code, minutes) => `${code} è il Suo codice Alliance, valido ${minutes} minuti. Non lo comunichi a nessuno.`,
  es: (code, minutes) => `${code} es su código Alliance (${minutes} minutos). No lo comparta con nadie.`,
  pt: (code, minutes) => `${code} é o seu código Alliance (${minutes} minutos). Não o partilhe.`,
}
