/** What the server reads; it looks at the content all the same. */
export const acceptedPhotos = 'image/jpeg,image/png,image/webp,image/gif'

/** Why a file need not even be sent; undefined: it may. */
export function obviousMistake(file: File, megabytes: number): 'empty' | 'tooLarge' | undefined {
  if (file.size === 0) return 'empty'
  return file.size > megabytes * 1024 * 1024 ? 'tooLarge' : undefined
}
