/**
 * The available picture widths in pixels, so that each is created once and cached for everybody. A client requests single and double
 * density: `${profileImage}?w=96 1x, ${profileImage}?w=192 2x`.
 */
export const pictureWidths = [64, 96, 128, 192, 256, 320, 480, 640, 960, 1280, 1920] as const

/** The address of a picture at a width. */
export function pictureAt(path: string, width: (typeof pictureWidths)[number]): string {
  return `${path}?w=${width}`
}

/** The displayed width of a gallery's first photograph, as the `sizes` of an image; the preload in the head uses the same value. */
export const coverSizes = '(min-width: 1200px) 560px, (min-width: 600px) 50vw, 100vw'
