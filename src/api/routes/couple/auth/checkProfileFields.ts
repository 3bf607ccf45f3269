import { CoupleEmail } from '../../../../domain/email.ts'
import { type Language, Locale } from '../../../../domain/locale.ts'
import type { Place } from '../../../../domain/place.ts'
import type { ApiDependencies } from '../../../dependencies.ts'
import type { FieldError } from '../../../problem.ts'
import type { ProfileFields } from '../../../schemas/couple/auth.ts'
import { signInText } from '../../../texts/signInTexts.ts'

/** The data that a couple can change, validated: the city is an entry of the city search. */
interface ProvenProfile {
  readonly email: string
  readonly home: Place
  readonly locale: string
}

type ProfileCheck = { readonly profile: ProvenProfile; readonly errors: readonly [] } | { readonly errors: readonly FieldError[] }

/** Validates a couple's data; returns one entry per invalid field, in the caller's language. */
export async function checkProfileFields(
  { cities }: Pick<ApiDependencies, 'cities'>,
  fields: ProfileFields,
  language: Language,
): Promise<ProfileCheck> {
  const { email, locale } = fields
  const found = fields.city === '' ? ({ problem: 'city-not-found' } as const) : await cities.findCity(fields)
  const errors: FieldError[] = []
  if (!CoupleEmail.safeParse(email).success) errors.push({ field: 'email', message: signInText('invalid-email', language) })
  if ('problem' in found) {
    const zipCode = found.problem === 'zip-code-invalid'
    errors.push({
      field: zipCode ? 'zipCode' : 'city',
      message: signInText(zipCode ? 'invalid-zip-code' : 'invalid-city', language),
    })
  }
  if (!Locale.safeParse(locale).success) errors.push({ field: 'locale', message: signInText('invalid-locale', language) })
  return 'place' in found && errors.length === 0 ? { profile: { email, home: found.place, locale }, errors: [] } : { errors }
}
