import { defineCommand, refuse } from '../command.ts'
import { type EditablePersonalData, editablePersonalData } from '../editablePersonalData.ts'
import { isErased } from '../event.ts'
import type { ProviderId } from '../ids.ts'
import { type ProviderContact, provider, providerStream } from './provider.ts'

/** Absent fields stay unchanged. */
export interface ChangePersonalData {
  readonly providerId: ProviderId
  readonly firstname?: string
  readonly lastname?: string
  /** E.164; the caller has verified that it is the provider's. Rule ACC-7. */
  readonly phone?: string
  /** The version that the provider saw: null when it is outdated, absent when the change applies to any version. */
  readonly instead?: Pick<ProviderContact, EditablePersonalData> | null
}

/** Replaces a provider's names or phone, unless somebody changed them meanwhile. */
export const changePersonalData = defineCommand(provider)({
  name: 'changePersonalData',
  stream: (input: ChangePersonalData) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'changed_meanwhile'],
  decide({ providerId, instead, ...given }, { contact }, { now }) {
    if (!contact) return refuse('planner_not_found')
    const { firstname = contact.firstname, lastname = contact.lastname, phone = contact.phone } = given
    if (isErased(firstname) || isErased(lastname) || isErased(phone)) return refuse('planner_not_found')
    const differs = (from: Pick<ProviderContact, EditablePersonalData>) =>
      editablePersonalData.filter((name) => from[name] !== contact[name])
    if (instead === null || (instead && differs(instead).length > 0)) return refuse('changed_meanwhile')
    const wanted = { firstname, lastname, phone }
    const changed = differs(wanted)
    if (changed.length === 0) return []
    return [{ type: 'PersonalDataChanged', data: { providerId, ...wanted, changed, changedAt: now.toISOString() } }]
  },
})
