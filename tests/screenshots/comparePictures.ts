import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/**
 * How much two colours may differ, from 0 to 1: what storing a picture in few colours changes, and less than the colours of the design from
 * each other.
 */
const threshold = 0.06
/** Pixels that may differ beside those of smoothed edges. Two pixels of shift of a single icon make more. */
const allowedPixels = 12

export interface Comparison {
  readonly alike: boolean
  /** What differs, in words. */
  readonly words: string
  /** Makes a PNG that shows where. */
  readonly difference?: () => Promise<Buffer>
}

/** Compares two PNGs. Smoothed edges of glyphs and lines don't count. */
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
