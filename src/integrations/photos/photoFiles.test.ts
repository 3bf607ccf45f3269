import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { ProviderId } from '../../domain/ids.ts'
import { createDiskFiles } from '../files/diskFiles.ts'
import { createPhotoFiles } from './photoFiles.ts'

const photo = { owner: '0193a1f1-8b7d-7c12-8e64-5d2a9f3b1c47' as ProviderId, digest: '-'.padEnd(43, 'a') }
const rendition = { width: 640, format: 'avif' } as const

function photoFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'alliance-photo-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const files = createDiskFiles(folder)
  const original = join(folder, 'read.jpeg')
  writeFileSync(original, 'original')
  return { folder, files, original, photos: createPhotoFiles(files) }
}

it('keeps a rendition beside its original, and deletes them together', async () => {
  const { files, original, photos } = photoFiles()
  await photos.keepOriginal(photo, original)
  expect(await photos.keepRendition(photo, rendition, Buffer.from('small'))).toBe(true)
  expect([await photos.hasRendition(photo, rendition), await photos.rendition(photo, rendition)]).toEqual([true, Buffer.from('small')])
  await photos.delete(photo)
  expect(await files.list('providers')).toEqual([])
})

it('keeps no rendition of a photograph that was deleted while it was made', async () => {
  const { files, original, photos } = photoFiles()
  await photos.keepOriginal(photo, original)
  await photos.deleteAllOf(photo.owner)
  expect(await photos.keepRendition(photo, rendition, Buffer.from('small'))).toBe(false)
  expect(await files.list('providers')).toEqual([])
})

it('deletes nothing when the disk does not say whether the original is there', async () => {
  const { folder, original, photos } = photoFiles()
  await photos.keepOriginal(photo, original)
  const own = join(folder, 'providers', photo.owner, photo.digest)
  // A link to itself: looking for it is an error, as on a disk that fails.
  rmSync(join(own, 'original.jpeg'))
  symlinkSync('original.jpeg', join(own, 'original.jpeg'))
  await expect(photos.keepRendition(photo, rendition, Buffer.from('small'))).rejects.toMatchObject({ code: 'ELOOP' })
  expect(readdirSync(own)).toContain('original.jpeg')
})
