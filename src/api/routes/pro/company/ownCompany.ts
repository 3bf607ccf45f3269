import { isErased } from '../../../../domain/event.ts'
import type { ProviderId } from '../../../../domain/ids.ts'
import { editableCompany } from '../../../../domain/provider/changeCompany.ts'
import type { Provider } from '../../../../domain/provider/provider.ts'
import { entityTag } from '../../../entityTag.ts'
import type { Company } from '../../../schemas/pro/companySchemas.ts'
import { defineOwnRecord } from '../ownRecord.ts'

function shownCompany(id: ProviderId, { contact, company, companyNumber }: Provider): Company | undefined {
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

/** A provider's company. */
export const ownCompany = defineOwnRecord({
  shown: shownCompany,
  // The outcome of a check does not stand in the way of who is typing.
  tag: ({ numberState: _state, numberCheckedAt: _checkedAt, ...edited }) => entityTag(Object.values(edited)),
  editable: editableCompany,
})
