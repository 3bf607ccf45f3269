import { isErased } from '../../../../domain/event.ts'
import type { ProviderId } from '../../../../domain/ids.ts'
import type { ProviderContact } from '../../../../domain/provider/provider.ts'
import { entityTag } from '../../../entityTag.ts'
import { Problem } from '../../../problem.ts'

/** A provider's own data; undefined once it was erased. */
export function personalData(id: ProviderId, { firstname, lastname, email, phone, locale }: ProviderContact) {
  if (isErased(firstname) || isErased(lastname) || isErased(email) || isErased(phone)) return undefined
  return { id, firstname, lastname, phone, email, locale }
}

/** Names the state of what the form edits. */
export function personalDataTag({ firstname, lastname, phone }: Pick<ProviderContact, 'firstname' | 'lastname' | 'phone'>): string {
  return entityTag([firstname, lastname, phone])
}

/** Nobody, or somebody who was erased. */
export function providerNotFound(): Problem {
  return new Problem(404, 'planner_not_found')
}
