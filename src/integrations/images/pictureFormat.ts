/** The picture formats, from the smallest files to the largest. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg'

/**
 * The format for an `Accept` header. Only formats it names count: programs that accept anything (mail programs, old browsers) often cannot
 * show the newer ones.
 */
export function pictureFormat(accept: string | undefined): PictureFormat {
  const named = new Set<string>()
  for (const part of (accept ?? '').toLowerCase().split(',')) {
    const [type = '', ...parameters] = part.split(';').map((each) => each.trim())
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) named.add(type)
  }
  if (named.has('image/avif')) return 'avif'
  return named.has('image/webp') ? 'webp' : 'jpeg'
}
