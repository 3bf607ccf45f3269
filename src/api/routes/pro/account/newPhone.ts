import type { Country, Language } from '../../../../domain/locale.ts'
import { parsePhoneNumber } from '../../../../integrations/phoneNumbers/parsePhoneNumber.ts'
import { Problem } from '../../../problem.ts'
import { signInText } from '../../../texts/signInTexts.ts'

interface Asked {
  readonly body: { readonly phone: string }
  readonly country: Country
  readonly language: Language
}

/** The phone that is asked for, in E.164. */
export function newPhoneOf({ body, country, language }: Asked): string {
  const phone = parsePhoneNumber(body.phone, country)
  if (!phone) throw refusedPhone('phone', 'phone_not_valid', signInText('phone_not_valid', language))
  return phone
}

export function refusedPhone(field: 'phone' | 'code', code: string, message: string): Problem {
  return new Problem(400, code, { detail: message, errors: [{ field, message }] })
}
