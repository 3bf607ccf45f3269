/**
 * The widths in pixels that pictures can be asked for, so that each is made once and kept for everybody. A client takes what it shows
 * at single and double density: `${profileImage}?w=96 1x, ${profileImage}?w=192 2x`.
 */
export const pictureWidths = [64, 96, 128, 192, 256, 320, 480, 640, 960, 1280, 1920] as const

/** Where the picture of a path is at a width. */
export function pictureAt(path: string, width: (typeof pictureWidths)[number]): string {
  return `${path}?w=${width}`
}
