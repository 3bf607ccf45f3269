import { isErased } from '../../../../domain/event.ts'
import type { ProviderId } from '../../../../domain/ids.ts'
import type { Provider } from '../../../../domain/provider/provider.ts'
import { entityTag } from '../../../entityTag.ts'
import type { Company } from '../../../schemas/pro/companySchemas.ts'

/** A provider's company as its form shows it; undefined once the provider was erased. */
export function shownCompany(id: ProviderId, { contact, company, companyNumber }: Provider): Company | undefined {
  const { name = '', street = '', place, website = null, languages = [], createdOn = null } = company ?? {}
  const { number = '', state = null, checkedAt = null } = companyNumber ?? {}
  if (!contact || isErased(name) || isErased(street) || isErased(place) || isErased(website) || isErased(number)) return undefined
  return {
    id,
    name,
    street,
    city: place?.city ?? '',
    zipCode: place?.zipCode ?? '',
    country: place?.country ?? null,
    latitude: String(place?.latitude ?? ''),
    longitude: String(place?.longitude ?? ''),
    region: place?.region ?? '',
    website: website ?? '',
    languages,
    createdOn,
    number,
    numberState: state,
    numberCheckedAt: checkedAt,
  }
}

/** Names the state of what the form edits: the outcome of a check does not stand in the way of who is typing. */
export function companyTag({ numberState: _state, numberCheckedAt: _checkedAt, ...edited }: Company): string {
  return entityTag(Object.values(edited))
}
