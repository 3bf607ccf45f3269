import type { Language } from '../domain/locale.ts'
import type { PublicRules } from '../domain/publicRules.ts'
import type { PhotoErrorCode } from '../integrations/photos/photoError.ts'
import { Problem } from './problem.ts'
import { photoErrorTexts } from './texts/photoErrorTexts.ts'

/** What it is to HTTP that a file is not taken as a photograph. */
export function photoProblem(code: PhotoErrorCode, language: Language, { photo }: Pick<PublicRules, 'photo'>): Problem {
  const values: Readonly<Record<string, number>> = photo
  const detail = photoErrorTexts[code][language].replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(values[name]))
  return new Problem(statuses[code], code, { detail })
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
