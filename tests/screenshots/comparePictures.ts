import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/**
 * The tolerated difference of two colours, from 0 to 1: larger than the error of storing a picture in few colours, smaller than the
 * distance between the design's colours.
 */
const threshold = 0.06
/** Pixels that may differ besides those of antialiased edges. Shifting a single icon by two pixels changes more. */
const allowedPixels = 12

export interface Comparison {
  readonly alike: boolean
  /** The difference in words. */
  readonly words: string
  /** Creates a PNG that shows the differences. */
  readonly difference?: () => Promise<Buffer>
}

/** Compares two PNGs. Antialiased edges of glyphs and lines do not count. */
export async function comparePictures(stored: Buffer, actual: Buffer): Promise<Comparison> {
  const [before, now] = await Promise.all([pixelsOf(stored), pixelsOf(actual)])
  const { width, height } = before.info
  if (now.info.width !== width || now.info.height !== height)
    return { alike: false, words: `${width} × ${height} are stored, ${now.info.width} × ${now.info.height} were captured` }
  const painted = new Uint8Array(width * height * 4)
  const pixels = pixelmatch(before.data, now.data, painted, width, height, { threshold })
  const compared = { alike: pixels <= allowedPixels, words: `${pixels} pixels are not as stored` }
  if (compared.alike) return compared
  return {
    ...compared,
    difference: () =>
      sharp(painted, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer(),
  }
}

const pixelsOf = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
