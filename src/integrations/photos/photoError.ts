/** Why a file is refused as a photograph; stable codes, shown to the person. */
export const photoErrors = [
  'no_image',
  'invalid_format',
  'heic_not_supported',
  'too_large',
  'too_small',
  'too_many_pixels',
  'too_many_frames',
  'read_failed',
  'crop_failed',
  'timeout',
] as const
export type PhotoErrorCode = (typeof photoErrors)[number]

/** A file is refused as a photograph. */
export class PhotoError extends Error {
  override name = 'PhotoError'
  readonly code: PhotoErrorCode

  constructor(code: PhotoErrorCode) {
    super(code)
    this.code = code
  }
}
