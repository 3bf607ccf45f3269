import { expect, it } from 'vitest'
import { pictureKey } from '../../operational/secrets.ts'
import { createPictureUrls } from './pictureUrls.ts'

const { pictureUrl, isSigned } = createPictureUrls(pictureKey({ claimKey: Buffer.alloc(32, 7) }))
const url = pictureUrl('portraits/k7m2p9')
const signature = url.split('/')[2] ?? ''

it('is the same forever: it stands in caches and on other sites', () => {
  expect(url).toMatchInlineSnapshot(`"/images/vvJdiSucEFK33cuAbQbg7A/portraits/k7m2p9"`)
})

it('knows its own signature, for that name alone', () => {
  expect(isSigned(signature, 'portraits/k7m2p9')).toBe(true)
  for (const name of ['portraits/k7m2p8', 'scenes/k7m2p9', 'portraits/k7m2p9/', 'portraits/k7m2p9?w=96', '']) {
    expect(isSigned(signature, name)).toBe(false)
  }
})

it('takes no other spelling of a signature', () => {
  // The last letter encodes two bits of the signature, so fifteen other letters decode to the same bytes.
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const spellings = Array.from(letters, (letter) => signature.slice(0, -1) + letter)
  expect(spellings.filter((spelling) => isSigned(spelling, 'portraits/k7m2p9'))).toEqual([signature])
  for (const other of ['', `${signature}=`, `${signature}A`, signature.slice(1), signature.toLowerCase()]) {
    expect(isSigned(other, 'portraits/k7m2p9')).toBe(false)
  }
})

it('differs with the key', () => {
  const other = createPictureUrls(pictureKey({ claimKey: Buffer.alloc(32, 8) }))
  expect(other.pictureUrl('portraits/k7m2p9')).not.toBe(url)
  expect(other.isSigned(signature, 'portraits/k7m2p9')).toBe(false)
})
