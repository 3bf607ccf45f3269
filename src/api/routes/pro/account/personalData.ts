import { isErased, unlessErased } from '../../../../domain/event.ts'
import type { ProviderId } from '../../../../domain/ids.ts'
import { openEmailChange } from '../../../../domain/provider/openEmailChange.ts'
import type { Provider, ProviderContact } from '../../../../domain/provider/provider.ts'
import type { Rules } from '../../../../domain/rules.ts'
import { entityTag } from '../../../entityTag.ts'
import { Problem } from '../../../problem.ts'

/** A provider's own data; undefined once it was erased. */
export function personalData(id: ProviderId, state: Provider, { now, rules }: { readonly now: Date; readonly rules: Rules }) {
  if (!state.contact) return undefined
  const { firstname, lastname, email, phone, locale } = state.contact
  if (isErased(firstname) || isErased(lastname) || isErased(email) || isErased(phone)) return undefined
  const newEmail = unlessErased(openEmailChange(state, now, rules)?.email ?? null, null)
  return { id, firstname, lastname, phone, email, newEmail, locale }
}

/** Names the state of what the form edits. */
export function personalDataTag({ firstname, lastname, phone }: Pick<ProviderContact, 'firstname' | 'lastname' | 'phone'>): string {
  return entityTag([firstname, lastname, phone])
}

/** Nobody, or somebody who was erased. */
export function providerNotFound(): Problem {
  return new Problem(404, 'planner_not_found')
}
