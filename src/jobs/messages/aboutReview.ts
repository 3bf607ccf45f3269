import { z } from 'zod'
import { officePage, officePath } from '../../api/schemas/pagePaths.ts'
import { fillIn } from '../../texts/fillIn.ts'
import { mailTemplate } from './mailTemplate.ts'
import { mailTexts } from './mailTexts.ts'
import type { LoadRecipient, MessageTemplate } from './messageTemplate.ts'

/** The data of a review for mails, by the current state of the log. */
export interface ReviewToMention {
  /** As the provider calls itself. */
  readonly provider: string
  readonly moderation: 'pending' | 'published' | 'hidden'
  readonly hiddenReason: string | null
  /** Where its writer sees and erases it. */
  readonly url: string
}

/** Undefined once its writer is erased. */
export type LoadReview = (reviewId: string) => Promise<ReviewToMention | undefined>

interface Sources {
  readonly loadRecipient: LoadRecipient
  readonly loadReview: LoadReview
}

const Params = z.object({ reviewId: z.uuid() })

/** To a reviewer: thanks, and the link to view and erase the review. */
export function reviewConfirmation(sources: Sources): MessageTemplate {
  return toReviewer(sources, 'reviewConfirmation')
}

/** To a reviewer: the review is published. Not sent when moderation has hidden it meanwhile. */
export function reviewPublished(sources: Sources): MessageTemplate {
  return toReviewer(sources, 'reviewPublished', 'published')
}

/** To a reviewer: the review is hidden, and why. */
export function reviewHidden(sources: Sources): MessageTemplate {
  return toReviewer(sources, 'reviewHidden', 'hidden')
}

/** To a provider: a review about it is published. */
export function providerReviewed({ loadRecipient, publicUrl }: { loadRecipient: LoadRecipient; publicUrl: string }): MessageTemplate {
  return mailTemplate(loadRecipient, (language) => {
    const { action, ...text } = mailTexts[language].providerReviewed
    return { ...text, action: { label: action, url: publicUrl + officePath + officePage('reviews') } }
  })
}

function toReviewer(
  { loadRecipient, loadReview }: Sources,
  what: 'reviewConfirmation' | 'reviewPublished' | 'reviewHidden',
  only?: ReviewToMention['moderation'],
): MessageTemplate {
  return mailTemplate(loadRecipient, async (language, params) => {
    const review = await loadReview(Params.parse(params).reviewId)
    if (!review || (only !== undefined && review.moderation !== only)) return 'expired'
    const { provider, hiddenReason, url } = review
    const { everyMail, reviewHidden: hidden, ...texts } = mailTexts[language]
    const { subject, opening, body, action } = what === 'reviewHidden' ? hidden : texts[what]
    return {
      subject: fillIn(subject, { provider }),
      opening: fillIn(opening, { provider }),
      ...(what === 'reviewHidden' && hiddenReason !== null ? { fact: { label: hidden.fact, value: hiddenReason } } : {}),
      body,
      action: { label: action, url },
      reason: everyMail.reviewerReason,
    }
  })
}
