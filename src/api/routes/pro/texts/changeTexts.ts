import type { Language } from '../../../../domain/locale.ts'
import { writeProfile } from '../../../../domain/provider/writeProfile.ts'
import type { Rules } from '../../../../domain/rules.ts'
import { plainOf, sanitisePortrait } from '../../../../projections/sanitiseHtml.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { changedMeanwhile } from '../../../ifMatch.ts'
import { Problem } from '../../../problem.ts'
import { escapedText } from '../../../schemas/escapedText.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import type { ProfileTextsBody } from '../../../schemas/pro/textsSchemas.ts'
import { writtenLength } from '../../../schemas/writtenLength.ts'
import { companyText } from '../../../texts/companyTexts.ts'
import { providerNotFound } from '../providerNotFound.ts'
import { ownTexts } from './ownTexts.ts'

/** PUT /api/pro/texts: sanitised here, before the decision and storage. Rules COM-12, TXT-1. */
export const changeTextsRoute = commandRoute({
  ...proCalls.changeTexts,
  access: { as: 'provider' },
  docs: {
    tags: ['profile'],
    summary: 'Write portrait, experience, strengths and the text on services',
    description:
      'Rich texts keep paragraphs, lists, small headings, quotations and emphasis; strengths are plain text. If-Match names the version that the form was filled on: 412 when it was changed meanwhile, 428 without it.',
  },
  command: writeProfile,
  async input({ body, language, ...call }) {
    const filledOn = await ownTexts.filledOn(call)
    const { profileTexts } = call.dependencies.commands.rules
    return { providerId: call.caller, ...sanitised(body, profileTexts, language), strengths: body.strengths.map(escapedText), ...filledOn }
  },
  answer: ownTexts.answer,
  refusals: { planner_not_found: providerNotFound, changed_meanwhile: changedMeanwhile },
})

const richTexts = ['portrait', 'experience', 'serviceText'] as const

/**
 * The rich texts in stored form. Invalid tags become text, so the length is checked again.
 * @throws Problem 400 with an entry per text that is too long
 */
function sanitised(body: ProfileTextsBody, most: Rules['profileTexts'], language: Language) {
  const texts = {
    portrait: storedForm(body.portrait),
    experience: storedForm(body.experience),
    serviceText: storedForm(body.serviceText),
  }
  const tooLong = richTexts.filter((field) => writtenLength(texts[field]) > most[field])
  const errors = tooLong.map((field) => ({ field, message: companyText('text_too_long', language) }))
  if (errors.length > 0) throw new Problem(400, 'validation_error', { errors })
  return texts
}

/** Sanitised; markup without text becomes ''. */
function storedForm(html: string): string {
  const kept = sanitisePortrait(html)
  return plainOf(kept).trim() === '' ? '' : kept
}
