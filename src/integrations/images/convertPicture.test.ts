import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { convertPicture } from './convertPicture.ts'

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } } })

describe('a photograph', () => {
  it('is brought to the width, upright, with nothing but its pixels', async () => {
    const taken = await flat(80, 40)
      .withExif({ IFD0: { Artist: 'Claire', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { width, height, exif, orientation } = await sharp(await convertPicture({ bytes: taken, scalable: false }, 20, 'webp')).metadata()
    expect({ width, height, exif, orientation }).toEqual({ width: 20, height: 40, exif: undefined, orientation: undefined })
  })

  it('is not enlarged', async () => {
    const small = await flat(30, 20).png().toBuffer()
    expect((await sharp(await convertPicture({ bytes: small, scalable: false }, 640, 'jpeg')).metadata()).width).toBe(30)
  })

  it('stands on paper where it is transparent', async () => {
    const converted = await convertPicture({ bytes: await flat(8, 8).png().toBuffer(), scalable: false }, 8, 'jpeg')
    const { channels } = await sharp(converted).stats()
    expect(channels.map(({ mean }) => Math.round(mean / 4))).toEqual([0xfb, 0xf8, 0xf4].map((value) => Math.round(value / 4)))
  })

  it('of more than 40 million pixels is not opened, however small its file', async () => {
    const bomb = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    await expect(convertPicture({ bytes: bomb, scalable: false }, 96, 'webp')).rejects.toThrow(/pixel limit/)
  })

  it.each(['', 'GIF89a', '<html></html>', 'a'.repeat(5000)])('that is none is refused: %j', async (content) => {
    await expect(convertPicture({ bytes: Buffer.from(content), scalable: false }, 96, 'webp')).rejects.toThrow(
      /unsupported image format|buffer.*empty|corrupt header/i,
    )
  })
})

it('renders a drawing at the width asked for, so that its lines stay sharp', async () => {
  const drawing = {
    bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0h5v10h-5z"/></svg>'),
    scalable: true,
  }
  const { data, info } = await sharp(await convertPicture(drawing, 640, 'webp'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([640, 640])
  // If it were enlarged from ten pixels, the edge between black and paper would be tens of pixels wide.
  const row = Array.from({ length: 640 }, (_, x) => data[(320 * 640 + x) * info.channels] ?? 0)
  expect(row.filter((value) => value > 40 && value < 210).length).toBeLessThan(4)
})
