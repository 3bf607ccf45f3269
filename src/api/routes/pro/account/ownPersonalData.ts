import { isErased, unlessErased } from '../../../../domain/event.ts'
import type { ProviderId } from '../../../../domain/ids.ts'
import { openEmailChange } from '../../../../domain/provider/openEmailChange.ts'
import type { Provider } from '../../../../domain/provider/provider.ts'
import type { Rules } from '../../../../domain/rules.ts'
import { entityTag } from '../../../entityTag.ts'
import { defineOwnRecord } from '../ownRecord.ts'

function personalData(id: ProviderId, state: Provider, { now, rules }: { readonly now: Date; readonly rules: Rules }) {
  if (!state.contact) return undefined
  const { firstname, lastname, email, phone, locale } = state.contact
  if (isErased(firstname) || isErased(lastname) || isErased(email) || isErased(phone)) return undefined
  const newEmail = unlessErased(openEmailChange(state, now, rules)?.email ?? null, null)
  return { id, firstname, lastname, phone, email, newEmail, mailsFailedAt: state.mailsFailedAt ?? null, locale }
}

/** A provider's own data; its form edits names and phone. */
export const ownPersonalData = defineOwnRecord({
  shown: personalData,
  tag: ({ firstname, lastname, phone }) => entityTag([firstname, lastname, phone]),
  editable: (_state, { firstname, lastname, phone }) => ({ firstname, lastname, phone }),
})
