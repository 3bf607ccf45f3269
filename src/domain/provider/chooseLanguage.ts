import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { provider, providerStream } from './provider.ts'

export interface ChooseLanguage {
  readonly providerId: ProviderId
  readonly locale: string
}

/** Sets the language of the office and of the mails; the last choice counts. */
export const chooseLanguage = defineCommand(provider)({
  name: 'chooseLanguage',
  stream: (input: ChooseLanguage) => providerStream(input.providerId),
  refusals: ['planner_not_found'],
  decide(input, { contact }, { now }) {
    if (!contact) return refuse('planner_not_found')
    return contact.locale === input.locale ? [] : [{ type: 'LanguageChosen', data: { ...input, chosenAt: now.toISOString() } }]
  },
})
