import { z } from 'zod'
import { ProviderId } from '../../../domain/ids.ts'
import type { PublicRules } from '../../../domain/publicRules.ts'
import { plainText } from '../plainText.ts'
import { writtenLength } from '../writtenLength.ts'
import { RejectedPart } from './rejectedPartSchema.ts'

/** For one character that is read: tags and entities around it. */
const markupPerCharacter = 10
const mostLines = 100

/** What is said of texts that are not as they should be. */
export interface TextWords {
  readonly tooLong: (most: number) => string
  readonly tooManyStrengths: string
  readonly tooLongStrength: string
}

const englishWords: TextWords = {
  tooLong: (most) => `At most ${most} characters`,
  tooManyStrengths: 'Too many strengths',
  tooLongStrength: 'A strength is too long',
}

/** Rich text of at most so many characters, its markup aside. */
function richText(most: number, { tooLong }: TextWords) {
  return plainText(most * markupPerCharacter).refine((html) => writtenLength(html) <= most, tooLong(most))
}

/** Plain text, one strength each; empty ones and repetitions do not count. What is wrong with one is said of all of them. */
function strengthList(
  { strengths: most, strength: mostOfOne }: PublicRules['profileTexts'],
  { tooManyStrengths, tooLongStrength }: TextWords,
) {
  return z
    .array(plainText(mostOfOne * markupPerCharacter))
    .max(mostLines)
    .transform((lines) => [...new Set(lines.map((line) => line.trim()))].filter((line) => line !== ''))
    .refine((lines) => lines.length <= most, tooManyStrengths)
    .refine((lines) => lines.every((line) => line.length <= mostOfOne), tooLongStrength)
}

/** What a provider writes about itself: three rich texts, and its strengths as plain text. Rule TXT-1. */
export function profileTextsSchema({ profileTexts }: Pick<PublicRules, 'profileTexts'>, words: TextWords = englishWords) {
  return z.object({
    portrait: richText(profileTexts.portrait, words),
    experience: richText(profileTexts.experience, words),
    strengths: strengthList(profileTexts, words),
    serviceText: richText(profileTexts.serviceText, words),
  })
}
export type ProfileTextsBody = z.output<ReturnType<typeof profileTextsSchema>>

/** The texts as they stand, sanitised; '' where nothing was written. */
export const ProfileTexts = z.object({
  id: ProviderId,
  portrait: z.string(),
  experience: z.string(),
  strengths: z.array(z.string()).readonly(),
  serviceText: z.string(),
  /** Of these four. */
  rejectedParts: z.array(RejectedPart).readonly(),
})
export type ProfileTexts = z.output<typeof ProfileTexts>
