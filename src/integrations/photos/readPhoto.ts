import { createHash } from 'node:crypto'
import { open, writeFile } from 'node:fs/promises'
import sharp, { type Metadata } from 'sharp'
import { PhotoError } from './photoError.ts'
import { isAlsoSomethingElse, type PhotoType, photoTypeOf } from './photoType.ts'

/** A part of the photograph as displayed, upright; in pixels. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface PhotoToRead {
  /** The temporary path of the uploaded file. */
  readonly path: string
  /** Where the photograph is written: a JPEG of only the pixels, upright and in sRGB, without place, camera, preview or profile. */
  readonly to: string
  /** Undefined: all of it. */
  readonly crop: Crop | undefined
  /** `square`: a face, cropped to a centred square. */
  readonly shape: 'any' | 'square'
  readonly limits: { readonly leastSide: number; readonly megapixels: number }
}

export interface ReadPhoto {
  /** Hash of the written file, in hex. */
  readonly sha256: string
  readonly width: number
  readonly height: number
}

/** At least twice the largest displayed size, if the photograph has it. */
const longestSide = 2560
const longestSeconds = 30
/** The background of transparent pixels: the theme's paper. */
const paper = '#FBF8F4'
const endBytes = 64 * 1024

/**
 * Reads an uploaded file as a photograph and writes it to another file. Its header is checked before any pixel is decoded.
 * @throws PhotoError
 */
export async function readPhoto({ path, to, crop, shape, limits }: PhotoToRead): Promise<ReadPhoto> {
  const type = await requireType(path)
  const header = await headerOf(path)
  const seen = requireSize(header, type, limits)
  const part = crop && requireInside(crop, seen, limits.leastSide)
  const { data, info } = await decode(() => {
    // A truncated file, which browsers would show in part, is refused here.
    const whole = sharp(path, { failOn: 'error', limitInputPixels: limits.megapixels * 1_000_000, sequentialRead: true })
      .timeout({ seconds: longestSeconds })
      .autoOrient()
    const cut = part ? whole.extract({ left: part.x, top: part.y, width: part.width, height: part.height }) : whole
    const side = Math.min(longestSide, part?.width ?? seen.width, part?.height ?? seen.height)
    const sized =
      shape === 'square'
        ? cut.resize({ width: side, height: side, fit: 'cover' })
        : cut.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    return sized
      .flatten({ background: paper })
      .toColourspace('srgb')
      .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true })
  })
  await writeFile(to, data, { mode: 0o600 })
  return { sha256: createHash('sha256').update(data).digest('hex'), width: info.width, height: info.height }
}

async function decode<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new PhotoError(error instanceof Error && /timeout/i.test(error.message) ? 'timeout' : 'read_failed')
  }
}

async function requireType(path: string): Promise<PhotoType> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (size === 0) throw new PhotoError('no_image')
    const part = async (start: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(endBytes, size)), 0, Math.min(endBytes, size), start)
      return buffer.subarray(0, bytesRead)
    }
    const [head, tail] = [await part(0), await part(Math.max(0, size - endBytes))]
    const type = photoTypeOf(head)
    if (type === 'heic') throw new PhotoError('heic_not_supported')
    // Pixel data may contain any bytes; other formats are recognised by bytes near the ends of a file.
    if (type === undefined || isAlsoSomethingElse(head.subarray(0, 4096), tail)) throw new PhotoError('invalid_format')
    return type
  } finally {
    await file.close()
  }
}

async function headerOf(path: string): Promise<Metadata> {
  try {
    return await sharp(path, { limitInputPixels: false }).timeout({ seconds: longestSeconds }).metadata()
  } catch {
    throw new PhotoError('read_failed')
  }
}

/** Its displayed size. An animated GIF is reduced to its first frame; other moving pictures are refused. */
function requireSize({ width, height, pages = 1, autoOrient }: Metadata, type: PhotoType, limits: PhotoToRead['limits']) {
  if (pages > 1 && type !== 'gif') throw new PhotoError('too_many_frames')
  if (width * height > limits.megapixels * 1_000_000) throw new PhotoError('too_many_pixels')
  if (Math.min(width, height) < limits.leastSide) throw new PhotoError('too_small')
  return autoOrient
}

function requireInside(crop: Crop, seen: { readonly width: number; readonly height: number }, leastSide: number): Crop {
  const [x, y] = [Math.round(crop.x), Math.round(crop.y)]
  // A crop is chosen in the browser, which may round differently.
  const [width, height] = [Math.min(Math.round(crop.width), seen.width - x), Math.min(Math.round(crop.height), seen.height - y)]
  const beyond = Math.round(crop.width) - width > 1 || Math.round(crop.height) - height > 1
  if (x < 0 || y < 0 || width <= 0 || height <= 0 || beyond) throw new PhotoError('crop_failed')
  if (Math.min(width, height) < leastSide) throw new PhotoError('too_small')
  return { x, y, width, height }
}
