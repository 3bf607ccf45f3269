import { randomBytes } from 'node:crypto'
import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { PhotoErrorCode } from '../../src/integrations/photos/photoError.ts'

/** A unique photograph with enough content to have a realistic size. */
export function photograph(width = 800, height = 600) {
  return sharp({ create: { width, height, channels: 3, background: '#7a5c3e', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
}

/** The place and author in the EXIF data of `placedPhotograph`. */
export const takenAt = { latitude: '45/1 45/1 2748/100', camera: 'Camera of Claire' }

/** A rotated photograph with its location, as phones write it. */
export function placedPhotograph(): Promise<Buffer> {
  return photograph(900, 600)
    .withExif({
      IFD0: { Make: takenAt.camera, Artist: 'Claire Fontaine' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: takenAt.latitude, GPSLongitudeRef: 'E', GPSLongitude: '4/1 49/1 5500/100' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** An animated GIF or WebP. */
export async function animation(format: 'gif' | 'webp', frames: number): Promise<Buffer> {
  const pages = await Promise.all(
    Array.from({ length: frames }, (_, index) =>
      sharp({ create: { width: 400, height: 400, channels: 3, background: { r: (index * 37) % 256, g: (index * 91) % 256, b: 40 } } })
        .png()
        .toBuffer(),
    ),
  )
  const joined = sharp(pages, { join: { animated: true } })
  return format === 'gif' ? joined.gif().toBuffer() : joined.webp().toBuffer()
}

/** A file that is not a photograph, and the expected error. */
export interface BadPhoto {
  readonly what: string
  readonly code: PhotoErrorCode
  readonly content: () => Buffer | Promise<Buffer>
}

const text = (content: string) => () => Buffer.from(content)
const jpeg = () => photograph().jpeg().toBuffer()
const after = async (photo: Promise<Buffer>, tail: Buffer | string) => Buffer.concat([await photo, Buffer.from(tail)])

/** Typical mistakes and attacks. */
export const badPhotos: readonly BadPhoto[] = [
  { what: 'nothing', code: 'no_image', content: text('') },
  { what: 'a text', code: 'invalid_format', content: text('Bonjour') },
  { what: 'a page', code: 'invalid_format', content: text('<!doctype html><script>alert(1)</script>') },
  {
    what: 'an SVG with a script',
    code: 'invalid_format',
    content: text('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>alert(1)</script></svg>'),
  },
  {
    what: 'an SVG with an entity',
    code: 'invalid_format',
    content: text(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><text>&x;</text></svg>',
    ),
  },
  { what: 'a PDF', code: 'invalid_format', content: text('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n') },
  { what: 'an archive', code: 'invalid_format', content: () => zip('photo.jpg', 'no photograph') },
  { what: 'a TIFF', code: 'invalid_format', content: () => photograph().tiff().toBuffer() },
  { what: 'an AVIF', code: 'invalid_format', content: () => photograph(400, 400).avif({ effort: 0 }).toBuffer() },
  { what: 'a HEIC', code: 'heic_not_supported', content: () => Buffer.concat([heicHeader, randomBytes(4000)]) },
  { what: 'a JPEG that is an archive as well', code: 'invalid_format', content: async () => after(jpeg(), zip('run.exe', 'MZ')) },
  { what: 'a JPEG that is a page as well', code: 'invalid_format', content: () => after(jpeg(), '<html><script>alert(1)</script>') },
  {
    what: 'a PNG that is a program as well',
    code: 'invalid_format',
    content: () => after(photograph().png().toBuffer(), '<?php system($_GET[0]);'),
  },
  { what: 'a PNG that is a document as well', code: 'invalid_format', content: () => pngHolding('%PDF-1.7 hidden') },
  { what: 'a GIF that is a script as well', code: 'read_failed', content: text('GIF89a/*\0\0\0\0*/=1;alert(1);//') },
  { what: 'a JPEG with a wrong end', code: 'read_failed', content: async () => (await jpeg()).subarray(0, 20_000) },
  { what: 'a PNG that is cut off', code: 'read_failed', content: async () => (await photograph().png().toBuffer()).subarray(0, 100_000) },
  { what: 'a WebP that is cut off', code: 'read_failed', content: async () => (await photograph().webp().toBuffer()).subarray(0, 9_000) },
  {
    what: 'a GIF that is cut off',
    code: 'read_failed',
    content: async () => (await photograph(400, 400).gif({ effort: 1 }).toBuffer()).subarray(0, 20_000),
  },
  {
    what: 'noise behind the mark of a JPEG',
    code: 'read_failed',
    content: () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), noise()]),
  },
  {
    what: 'noise behind the mark of a WebP',
    code: 'read_failed',
    content: () => Buffer.concat([Buffer.from('RIFF\x10\0\0\0WEBPVP8 '), noise()]),
  },
  {
    what: 'a PNG that says it has 2,500,000,000 pixels',
    code: 'too_many_pixels',
    content: () => pngOf(50_000, 50_000, Buffer.alloc(1000)),
  },
  {
    what: 'a PNG of one colour that unfolds to 48,000,000 pixels',
    code: 'too_many_pixels',
    content: () => flat(8000, 6000).png().toBuffer(),
  },
  {
    what: 'a GIF that says it has 65,535 rows',
    code: 'too_many_pixels',
    content: () => Buffer.from('GIF89a\xff\xff\xff\xff\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\xff\xff\xff\xff\0\x02\x02D\x01\0;', 'latin1'),
  },
  { what: 'a WebP of forty frames', code: 'too_many_frames', content: () => animation('webp', 40) },
  { what: 'a photograph of 359 pixels', code: 'too_small', content: () => photograph(359, 800).jpeg().toBuffer() },
  { what: 'a photograph of one pixel', code: 'too_small', content: () => photograph(1, 1).png().toBuffer() },
  {
    what: 'more bytes than are taken',
    code: 'too_large',
    content: () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(10 * 1024 * 1024)]),
  },
]

const heicHeader = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])
/** Always the same bytes: a decoder's result must not depend on chance. */
const noise = () => Buffer.from(Array.from({ length: 20_000 }, (_, index) => (index * 7919 + (index >> 3) * 104_729) & 0xff))
const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#ffffff' } })

/** A hand-made PNG with arbitrary header values. */
function pngOf(width: number, height: number, pixels: Buffer): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 2, 0, 0, 0], 8)
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([mark, pngChunk('IHDR', size), pngChunk('IDAT', deflateSync(pixels)), pngChunk('IEND', Buffer.alloc(0))])
}

/** A valid PNG with a text before its pixels. */
async function pngHolding(words: string): Promise<Buffer> {
  const png = await photograph().png().toBuffer()
  return Buffer.concat([png.subarray(0, 33), pngChunk('tEXt', Buffer.from(`Comment\0${words}`)), png.subarray(33)])
}

function pngChunk(type: string, content: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type), content, Buffer.alloc(4)])
  chunk.writeUInt32BE(content.length, 0)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  return chunk
}

/** An archive of one file. */
function zip(name: string, content: string): Buffer {
  const packed = deflateRawSync(Buffer.from(content))
  const local = Buffer.alloc(30)
  local.write('PK\x03\x04', 'latin1')
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(crc32(content), 14)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt32LE(content.length, 22)
  local.writeUInt16LE(name.length, 26)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  return Buffer.concat([local, Buffer.from(name), packed, end])
}
