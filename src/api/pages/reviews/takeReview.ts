import type { FastifyRequest } from 'fastify'
import type { ProviderId, ReviewId } from '../../../domain/ids.ts'
import { type WriteReview, writeReview } from '../../../domain/review/writeReview.ts'
import { PhotoError } from '../../../integrations/photos/photoError.ts'
import { type Limit, limitOn } from '../../../operational/limits.ts'
import { networkAddress } from '../../../platform/networkAddress.ts'
import { fillIn } from '../../../texts/fillIn.ts'
import { announcedBytes } from '../../announcedBytes.ts'
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
  /** Aborted when the caller cancels. */
  readonly signal: AbortSignal
}

const fine: RefusedForm = { status: 400, errors: {}, photoError: null, failure: null }
const tooMany: RefusedForm = { ...fine, status: 429, failure: 'tooMany' }

/** Checks a form, then stores its photograph and the review; undefined on success, now or before. */
export async function takeReview(
  request: FastifyRequest,
  dependencies: ApiDependencies,
  { providerId, reviewId, sent: { typed, trap, photo }, signal }: ReviewToTake,
): Promise<RefusedForm | undefined> {
  const { commands, secrets, uploads } = dependencies
  const { rules } = commands
  const { said, errors } = readReviewForm(typed, rules, commands.now().toISOString().slice(0, 10))
  const incoming = photo && {
    from: networkAddress(request.ip),
    stream: photo.file,
    mostBytes: rules.photo.megabytes * 1024 * 1024,
    announcedBytes: announcedBytes(request),
  }
  const { reviewsPerAddress, reviewsPerLink, wrongReviewsPerAddress } = rules.limits
  if (!said) {
    if (incoming) {
      const limit = perAddress(dependencies, 'wrong reviews from', request.ip, wrongReviewsPerAddress)
      if (!(await isWithin(dependencies, limit))) return tooMany
      // A browser reads no answer before the whole body is sent.
      await uploads.receive(incoming, async () => {}).catch(ignorePhotoError)
    }
    return { ...fine, errors }
  }
  // A bot must not learn that the hidden field gave it away.
  if (trap !== '') return undefined
  const limits = [
    perAddress(dependencies, 'reviews from', request.ip, reviewsPerAddress),
    limitOn('reviews of', secrets.codeKey, providerId, reviewsPerLink),
  ]
  if (!(await isWithin(dependencies, ...limits))) return tooMany
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
  if (!incoming) return (await write(null)).answer ? undefined : failed
  try {
    const isTaken = await uploads.receive(incoming, ({ path, photoPath }) => {
      const toRead = { path, to: photoPath, crop: undefined, shape: 'any', limits: rules.photo } as const
      return keepPhoto(dependencies, { owner: reviewId, toRead, signal }, write)
    })
    return isTaken ? undefined : failed
  } catch (error) {
    if (!(error instanceof PhotoError)) throw error
    const photoError = fillIn(photoErrorTexts[error.code][request.language], rules.photo)
    return { ...fine, errors: { photo: 'photo' }, photoError }
  }
}

/** Counts a form; false above a limit. */
async function isWithin(dependencies: ApiDependencies, ...limits: readonly Limit[]): Promise<boolean> {
  try {
    await limitCalls(dependencies, ...limits)
    return true
  } catch (error) {
    if (error instanceof Problem && error.status === 429) return false
    throw error
  }
}

function ignorePhotoError(error: unknown): void {
  if (!(error instanceof PhotoError)) throw error
}
