import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { readForm } from '../../readForm.ts'
import { emptyReview, reviewFields, type TypedReview } from '../../schemas/reviewForm.ts'

/** A submitted form: its fields first, then the optional photograph, which is still to be read. */
export interface SentReview {
  readonly typed: TypedReview
  readonly reviewId: string
  /** A hidden field, which only bots fill in. */
  readonly trap: string
  readonly photo: MultipartFile | undefined
}

/** Above the maximum length of a text: a longer one is cut, and then refused for its length. */
const fieldBytes = 10_000
const limits = { files: 1, fields: 12, parts: 13, fieldSize: fieldBytes, fileSize: Number.POSITIVE_INFINITY }

/** Reads a form's fields and passes them on. Anything after the photograph is not read. */
export async function readSentReview<T>(request: FastifyRequest, take: (sent: SentReview) => Promise<T>): Promise<T> {
  const typed: Record<keyof TypedReview, string> = { ...emptyReview }
  const others = { reviewId: '', company: '' }
  const sent = (photo: MultipartFile | undefined): SentReview => ({ typed, reviewId: others.reviewId, trap: others.company, photo })
  return readForm(request, limits, async (parts) => {
    for await (const part of parts) {
      if (part.type === 'file') {
        // A browser sends a nameless, empty file when none was chosen.
        if (part.filename) return await take(sent(part))
        part.file.resume()
        continue
      }
      // Browsers submit line breaks as two characters, which must not count twice.
      const value = String(part.value).replaceAll('\r\n', '\n')
      const field = reviewFields.find((each) => each === part.fieldname)
      if (field) typed[field] = value
      else if (part.fieldname === 'reviewId' || part.fieldname === 'company') others[part.fieldname] = value
    }
    return take(sent(undefined))
  })
}
