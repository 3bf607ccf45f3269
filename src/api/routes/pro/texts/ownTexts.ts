import { writtenTexts } from '../../../../domain/provider/writeProfile.ts'
import { plainOf, sanitisePortrait } from '../../../../projections/sanitiseHtml.ts'
import { entityTag } from '../../../entityTag.ts'
import type { ProfileTexts } from '../../../schemas/pro/textsSchemas.ts'
import { defineOwnRecord } from '../ownRecord.ts'
import { rejectedParts } from '../rejectedParts.ts'

/** What a provider writes about itself. */
export const ownTexts = defineOwnRecord({
  shown(id, state): ProfileTexts | undefined {
    const texts = writtenTexts(state)
    if (!state.contact || !texts) return undefined
    const { portrait, experience, strengths, serviceText } = texts
    return {
      id,
      portrait: sanitisePortrait(portrait),
      experience: sanitisePortrait(experience),
      strengths: strengths.map(plainOf),
      serviceText: sanitisePortrait(serviceText),
      rejectedParts: rejectedParts(state, ['portrait', 'experience', 'strengths', 'service_text']),
    }
  },
  tag: ({ rejectedParts: _parts, ...edited }) => entityTag(Object.values(edited)),
  editable: (state) => writtenTexts(state) ?? null,
})
