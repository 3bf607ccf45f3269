import { defineCommand, refuse } from '../command.ts'
import { type EditablePersonalData, editablePersonalData } from '../editablePersonalData.ts'
import type { ProviderId } from '../ids.ts'
import { type ProviderContact, provider, providerStream } from './provider.ts'

export interface ChangePersonalData {
  readonly providerId: ProviderId
  readonly firstname: string
  readonly lastname: string
  /** E.164. */
  readonly phone: string
  /** What the provider saw when it began: null when that is known to be out of date, absent when it takes whatever there is. */
  readonly instead?: Pick<ProviderContact, EditablePersonalData> | null
}

/** Replaces a provider's names and phone, unless somebody changed them meanwhile. */
export const changePersonalData = defineCommand(provider)({
  name: 'changePersonalData',
  stream: (input: ChangePersonalData) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'changed_meanwhile'],
  decide({ instead, ...input }, { contact }, { now }) {
    if (!contact) return refuse('planner_not_found')
    const differs = (from: Pick<ProviderContact, EditablePersonalData>) =>
      editablePersonalData.filter((name) => from[name] !== contact[name])
    if (instead === null || (instead && differs(instead).length > 0)) return refuse('changed_meanwhile')
    const changed = differs(input)
    return changed.length === 0 ? [] : [{ type: 'PersonalDataChanged', data: { ...input, changed, changedAt: now.toISOString() } }]
  },
})
