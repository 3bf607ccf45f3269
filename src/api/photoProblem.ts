import type { Language } from '../domain/locale.ts'
import type { PublicRules } from '../domain/publicRules.ts'
import type { PhotoErrorCode } from '../integrations/photos/photoError.ts'
import { fillIn } from '../texts/fillIn.ts'
import { Problem } from './problem.ts'
import { photoErrorTexts } from './texts/photoErrorTexts.ts'

/** The error answer for a file that is refused as a photograph. */
export function photoProblem(code: PhotoErrorCode, language: Language, { photo }: Pick<PublicRules, 'photo'>): Problem {
  return new Problem(statuses[code], code, { detail: fillIn(photoErrorTexts[code][language], photo) })
}

const statuses: Readonly<Record<PhotoErrorCode, number>> = {
  no_image: 400,
  invalid_format: 415,
  heic_not_supported: 415,
  too_large: 413,
  too_small: 422,
  too_many_pixels: 422,
  too_many_frames: 422,
  read_failed: 422,
  crop_failed: 422,
  timeout: 422,
}
