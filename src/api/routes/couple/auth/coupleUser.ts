import type { CoupleProfile } from '../../../../domain/couple/couple.ts'
import { isErased } from '../../../../domain/event.ts'
import type { User } from '../../../schemas/couple/auth.ts'

/** A couple in the format of the API; undefined once it was erased. */
export function coupleUser({ email, firstname, lastname, phone, home, locale, hasFinishedOnboarding }: CoupleProfile): User | undefined {
  if (isErased(email) || isErased(firstname) || isErased(lastname) || isErased(phone) || isErased(home)) return undefined
  return {
    email,
    firstname,
    lastname,
    phone,
    city: home?.city ?? '',
    zipCode: home?.zipCode ?? '',
    country: home?.country ?? '',
    latitude: String(home?.latitude ?? ''),
    longitude: String(home?.longitude ?? ''),
    locale,
    has_finished_onboarding: hasFinishedOnboarding,
  }
}
