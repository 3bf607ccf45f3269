/** The file types that the server reads. It checks the content as well. */
export const acceptedPhotos = 'image/jpeg,image/png,image/webp,image/gif'

/** Why a file need not be uploaded; undefined: it may be. */
export function obviousMistake(file: File, megabytes: number): 'empty' | 'tooLarge' | undefined {
  if (file.size === 0) return 'empty'
  return file.size > megabytes * 1024 * 1024 ? 'tooLarge' : undefined
}
