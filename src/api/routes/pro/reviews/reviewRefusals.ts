import type { Language } from '../../../../domain/locale.ts'
import { Problem } from '../../../problem.ts'
import { type ReviewRefusalCode, reviewRefusalTexts } from '../../../texts/reviewRefusalTexts.ts'

/** The HTTP answer to each refusal about a review. */
export const reviewRefusals = {
  review_not_found: refusedWith(404, 'review_not_found'),
  review_not_published: refusedWith(409, 'review_not_published'),
  review_answer_length: invalid('review_answer_length', 'text'),
  report_note_required: invalid('report_note_required', 'note'),
  report_note_length: invalid('report_note_length', 'note'),
} satisfies Readonly<Record<ReviewRefusalCode, unknown>>

interface Asked {
  readonly language: Language
}

function refusedWith(status: number, code: ReviewRefusalCode) {
  return ({ language }: Asked) => new Problem(status, code, { detail: reviewRefusalTexts[code][language] })
}

function invalid(code: ReviewRefusalCode, field: string) {
  return ({ language }: Asked) => {
    const message = reviewRefusalTexts[code][language]
    return new Problem(400, code, { detail: message, errors: [{ field, message }] })
  }
}
