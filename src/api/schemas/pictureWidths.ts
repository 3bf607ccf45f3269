/**
 * The widths in pixels that pictures can be asked for, so that each is made once and kept for everybody. A client takes what it shows
 * at single and double density: `${profileImage}?w=96 1x, ${profileImage}?w=192 2x`.
 */
export const pictureWidths = [64, 96, 128, 192, 256, 320, 480, 640, 960, 1280, 1920] as const

/** Where the picture of a path is at a width. */
export function pictureAt(path: string, width: (typeof pictureWidths)[number]): string {
  return `${path}?w=${width}`
}

/** How wide the first photograph of a gallery is shown, as the `sizes` of an image: the page's head asks for it by the same ones. */
export const coverSizes = '(min-width: 1200px) 560px, (min-width: 600px) 50vw, 100vw'
