import { Email } from '../../../../domain/email.ts'
import type { Unerased } from '../../../../domain/event.ts'
import type { Country, Language } from '../../../../domain/locale.ts'
import type { RegionalPlace } from '../../../../domain/place.ts'
import { parseSocialAddress } from '../../../../domain/socialNetworks.ts'
import type { VenueIdentity } from '../../../../domain/venue/venue.ts'
import { parseWebsite } from '../../../../domain/websiteAddress.ts'
import { parsePhoneNumber } from '../../../../integrations/phoneNumbers/parsePhoneNumber.ts'
import type { ApiDependencies } from '../../../dependencies.ts'
import { type FieldError, Problem } from '../../../problem.ts'
import type { VenueBody } from '../../../schemas/pro/venueSchemas.ts'
import { companyText } from '../../../texts/companyTexts.ts'
import { signInText } from '../../../texts/signInTexts.ts'

interface Caller {
  readonly language: Language
  /** The country of a phone number without `+`, while the venue has no town. */
  readonly country: Country
  readonly dependencies: Pick<ApiDependencies, 'cities'>
}

/**
 * The data of a venue in stored form: the city is an entry of the search, each field has the right format; empty fields can be filled in
 * later.
 * @throws Problem 400 with an entry per invalid field
 */
export async function checkVenueFields(body: VenueBody, { language, country, dependencies }: Caller): Promise<Unerased<VenueIdentity>> {
  const { name, type, street, pinLatitude, pinLongitude, email } = body
  const errors: FieldError[] = []
  const refuse = (field: keyof VenueBody, message: string) => {
    errors.push({ field, message })
  }
  /** A field in normal form; `empty` for no input. */
  const parsed = <Empty>(
    field: keyof VenueBody,
    written: string,
    empty: Empty,
    parse: (text: string) => string | undefined,
    message: string,
  ) => {
    if (written === '') return empty
    const value = parse(written)
    if (value === undefined) refuse(field, message)
    return value ?? empty
  }
  const place = body.city === '' ? null : await placeOf(body, dependencies, refuse, language)
  const phoneCountry = place?.country ?? country
  const networkMessage = companyText('social_address_not_valid', language)
  const identity = {
    name,
    type,
    street,
    place,
    position: pinLatitude === null || pinLongitude === null ? null : { latitude: pinLatitude, longitude: pinLongitude },
    email: parsed(
      'email',
      email,
      '',
      (text) => (Email.safeParse(text).success ? text : undefined),
      signInText('email_not_valid', language),
    ),
    phone: parsed('phone', body.phone, '', (text) => parsePhoneNumber(text, phoneCountry), signInText('phone_not_valid', language)),
    website: parsed('website', body.website, null, parseWebsite, companyText('website_not_valid', language)),
    facebook: parsed('facebook', body.facebook, null, (text) => parseSocialAddress('facebook', text), networkMessage),
    instagram: parsed('instagram', body.instagram, null, (text) => parseSocialAddress('instagram', text), networkMessage),
  }
  if (errors.length > 0) throw new Problem(400, 'validation_error', { errors })
  return identity
}

async function placeOf(
  { city, zipCode, country, latitude, longitude }: VenueBody,
  { cities }: Caller['dependencies'],
  refuse: (field: keyof VenueBody, message: string) => void,
  language: Language,
): Promise<RegionalPlace | null> {
  const found = await cities.findCity({ city, zipCode, country: country ?? '', latitude, longitude })
  if ('problem' in found) {
    const isZipCode = found.problem === 'zip-code-invalid'
    refuse(isZipCode ? 'zipCode' : 'city', signInText(isZipCode ? 'invalid-zip-code' : 'invalid-city', language))
    return null
  }
  return found.region === '' ? found.place : { ...found.place, region: found.region }
}
