import type { FastifyRequest } from 'fastify'
import type { ProviderId, ReviewId } from '../../../domain/ids.ts'
import { type WriteReview, writeReview } from '../../../domain/review/writeReview.ts'
import { PhotoError } from '../../../integrations/photos/photoError.ts'
import { limitOn } from '../../../operational/limits.ts'
import { fillIn } from '../../../texts/fillIn.ts'
import type { ApiDependencies } from '../../dependencies.ts'
import { limitCalls, perAddress } from '../../limitCalls.ts'
import { Problem } from '../../problem.ts'
import { type ReviewErrors, type ReviewFormFailure, readReviewForm } from '../../schemas/reviewForm.ts'
import { keepPhoto } from '../../takePhoto.ts'
import { photoErrorTexts } from '../../texts/photoErrorTexts.ts'
import type { SentReview } from './sentReview.ts'

/** The messages shown above the submitted input. */
interface RefusedForm {
  readonly status: number
  readonly errors: ReviewErrors
  readonly photoError: string | null
  readonly failure: ReviewFormFailure | null
}

interface ReviewToTake {
  readonly providerId: ProviderId
  readonly reviewId: ReviewId
  readonly sent: SentReview
}

const fine: RefusedForm = { status: 400, errors: {}, photoError: null, failure: null }

/** Checks a form, then stores its photograph and the review; undefined on success, now or before. */
export async function takeReview(
  request: FastifyRequest,
  dependencies: ApiDependencies,
  { providerId, reviewId, sent: { typed, trap, photo } }: ReviewToTake,
): Promise<RefusedForm | undefined> {
  const { commands, secrets, uploads } = dependencies
  const { rules } = commands
  const { said, errors } = readReviewForm(typed, rules, commands.now().toISOString().slice(0, 10))
  const mostBytes = rules.photo.megabytes * 1024 * 1024
  if (!said) {
    // A browser reads no answer before the whole body is sent.
    if (photo) await uploads.receive(photo.file, mostBytes, async () => {}).catch(ignorePhotoError)
    return { ...fine, errors }
  }
  // A bot must not learn that the hidden field gave it away.
  if (trap !== '') return undefined
  const { reviewsPerAddress, reviewsPerLink } = rules.limits
  try {
    await limitCalls(
      dependencies,
      perAddress(dependencies, 'reviews from', request.ip, reviewsPerAddress),
      limitOn('reviews of', secrets.codeKey, providerId, reviewsPerLink),
    )
  } catch (error) {
    if (error instanceof Problem && error.status === 429) return { ...fine, status: 429, failure: 'tooMany' }
    throw error
  }
  const { name: reviewerName, terms: _accepted, ...words } = said
  const input = {
    ...words,
    reviewerName,
    reviewId,
    providerId,
    locale: request.language,
    termsVersion: rules.termsVersion,
  }
  const write = async (picture: WriteReview['picture']) => {
    const outcome = await commands.handle(writeReview, { ...input, picture }, request.commandContext({ actor: 'reviewer' }))
    return { answer: outcome.accepted, kept: outcome.accepted && outcome.events.length > 0 }
  }
  const failed: RefusedForm = { ...fine, failure: 'failed' }
  if (!photo) return (await write(null)).answer ? undefined : failed
  try {
    const isTaken = await uploads.receive(photo.file, mostBytes, ({ path, photoPath }) =>
      keepPhoto(dependencies, reviewId, { path, to: photoPath, crop: undefined, shape: 'any', limits: rules.photo }, write),
    )
    return isTaken ? undefined : failed
  } catch (error) {
    if (!(error instanceof PhotoError)) throw error
    const photoError = fillIn(photoErrorTexts[error.code][request.language], rules.photo)
    return { ...fine, errors: { photo: 'photo' }, photoError }
  }
}

function ignorePhotoError(error: unknown): void {
  if (!(error instanceof PhotoError)) throw error
}
