import { domainToUnicode } from 'node:url'
import { isErased } from '../../../../domain/event.ts'
import type { ProviderId } from '../../../../domain/ids.ts'
import { editableCompany } from '../../../../domain/provider/changeCompany.ts'
import type { Provider } from '../../../../domain/provider/provider.ts'
import { entityTag } from '../../../entityTag.ts'
import type { Company } from '../../../schemas/pro/companySchemas.ts'
import { defineOwnRecord } from '../ownRecord.ts'
import { rejectedParts } from '../rejectedParts.ts'

function shownCompany(id: ProviderId, state: Provider): Company | undefined {
  const { contact, company, companyNumber, vatNumber } = state
  const { name = '', street = '', place, website = null, languages = [], createdOn = null } = company ?? {}
  const { number = '', state: numberState = null, checkedAt = null } = companyNumber ?? {}
  if (!contact || isErased(name) || isErased(street) || isErased(place) || isErased(website)) return undefined
  if (isErased(number) || isErased(vatNumber)) return undefined
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
    website: website === null ? '' : withReadableHost(website),
    languages,
    createdOn,
    number,
    vatNumber: vatNumber ?? '',
    numberState,
    numberCheckedAt: checkedAt,
    rejectedParts: rejectedParts(state, ['company_name', 'website']),
  }
}

/** A provider's company. */
export const ownCompany = defineOwnRecord({
  shown: shownCompany,
  // The result of a check does not change the version, so it does not disturb an editor.
  tag: ({ numberState: _state, numberCheckedAt: _checkedAt, rejectedParts: _parts, ...edited }) => entityTag(Object.values(edited)),
  editable: editableCompany,
})

/** The domain in readable letters instead of punycode, which is what is stored again. */
function withReadableHost(address: string): string {
  const { hostname } = new URL(address)
  return address.replace(hostname, domainToUnicode(hostname))
}
