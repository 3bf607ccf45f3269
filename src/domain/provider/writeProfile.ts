import { defineCommand, refuse } from '../command.ts'
import { isErased, type Unerased } from '../event.ts'
import { sameData } from '../sameData.ts'
import { type ProfileTexts, type Provider, provider, providerStream } from './provider.ts'
import type { ProviderEvent } from './providerEvents.ts'
import { queueChangedParts } from './queueChangedParts.ts'

export type WriteProfile = Unerased<Extract<ProviderEvent, { type: 'ProfileWritten' }>['data']> & {
  /** The version that the provider saw: null when it is outdated, absent when the change applies to any version. */
  readonly instead?: WrittenTexts | null
}

/** The public texts before an erasure of the provider. */
export type WrittenTexts = Unerased<ProfileTexts>

/** Replaces the public texts, unless they were changed meanwhile. The caller has sanitised them. Rules COM-12, TXT-5. */
export const writeProfile = defineCommand(provider)({
  name: 'writeProfile',
  stream: (input: WriteProfile) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'changed_meanwhile'],
  decide({ instead, ...written }, state, { now }) {
    if (!state.contact) return refuse('planner_not_found')
    const present = writtenTexts(state)
    if (instead !== undefined && !sameData(instead, present)) return refuse('changed_meanwhile')
    const { providerId: _id, ...texts } = written
    if (sameData(texts, present)) return []
    return queueChangedParts(state, [{ type: 'ProfileWritten', data: written }], now)
  },
})

/** The current public texts, '' where nothing was written; undefined once they are erased. */
export function writtenTexts({ texts }: Pick<Provider, 'texts'>): WrittenTexts | undefined {
  const { portrait = '', experience = '', strengths = [], serviceText = '' } = texts ?? {}
  if (isErased(portrait) || isErased(experience) || isErased(strengths) || isErased(serviceText)) return undefined
  return { portrait, experience, strengths, serviceText }
}
