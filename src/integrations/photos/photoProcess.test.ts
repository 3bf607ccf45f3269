import diagnosticsChannel from 'node:diagnostics_channel'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { photograph } from '../../../tests/photos/photoFixtures.ts'
import { isTransient } from '../../platform/transientError.ts'
import { createPhotoProcess, type PhotoProcessOptions } from './photoProcess.ts'

const folder = mkdtempSync(join(tmpdir(), 'alliance-photo-process-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const limits = { leastSide: 360, megapixels: 40 }

function open(options: PhotoProcessOptions = {}) {
  const photos = createPhotoProcess(options)
  onTestFinished(() => photos.close())
  return photos
}

async function fileOf(content: Buffer | Promise<Buffer>, name: string) {
  const path = join(folder, name)
  writeFileSync(path, await content)
  return { path, to: `${path}.read`, crop: undefined, shape: 'any', limits } as const
}

it('gives up what takes too long, and reads the next one', async () => {
  const slow = open({ patienceMs: 1 })
  const file = await fileOf(photograph().jpeg().toBuffer(), 'slow')
  await expect(slow.read('one', file)).rejects.toMatchObject({ code: 'timeout' })
  const patient = open()
  expect(await patient.read('one', file)).toMatchObject({ width: 800, height: 600 })
})

it('starts again after it ended for want of work', async () => {
  const photos = open({ idleMs: 1 })
  const file = await fileOf(photograph().jpeg().toBuffer(), 'idle')
  for (let round = 0; round < 3; round++) {
    expect(await photos.read('one', file)).toMatchObject({ width: 800 })
    await new Promise((resolve) => {
      setTimeout(resolve, 20)
    })
  }
})

it('lets nobody wait for all the photographs of somebody else', async () => {
  const photos = open()
  const file = await fileOf(photograph(400, 400).jpeg().toBuffer(), 'fair')
  const done: string[] = []
  const read = (owner: string) => photos.read(owner, file).then(() => done.push(owner))
  await Promise.all([...Array.from({ length: 6 }, () => read('many')), read('one')])
  expect(done.indexOf('one')).toBeLessThan(3)
})

describe('renditions', () => {
  /** In the order in which they were done: six photographs of one owner, and a rendition requested after them. */
  async function inOrder(options: PhotoProcessOptions) {
    const photos = open(options)
    const file = await fileOf(photograph(400, 400).jpeg().toBuffer(), 'rendition')
    const done: string[] = []
    const reads = Array.from({ length: 6 }, () => photos.read('many', file).then(() => done.push('photograph')))
    await Promise.all([...reads, photos.render(file.path, 100, 'jpeg').then(() => done.push('rendition'))])
    return done
  }

  it('are made once no photograph is read', async () => {
    expect((await inOrder({ pauseMs: 50, longestPauseMs: 600_000 })).indexOf('rendition')).toBe(6)
  })

  it('are made after the longest pause even while photographs are read', async () => {
    expect((await inOrder({ longestPauseMs: 1 })).indexOf('rendition')).toBeLessThan(6)
  })
})

it('opens nothing but photographs, whatever a file says it is', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"></svg>')
  const { path } = await fileOf(svg, 'drawing')
  await expect(open().render(path, 100, 'jpeg')).rejects.toThrow('unsupported image format')
})

it('reports an error of the system by its code, and goes on in the same process', async () => {
  let started = 0
  const count = () => started++
  diagnosticsChannel.subscribe('child_process', count)
  onTestFinished(() => void diagnosticsChannel.unsubscribe('child_process', count))
  const photos = open()
  const file = await fileOf(photograph().jpeg().toBuffer(), 'system')
  const failure = await photos.read('one', { ...file, to: join(folder, 'missing', 'photo.jpeg') }).catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'ENOENT' })
  expect(isTransient(failure)).toBe(false)
  expect(await photos.read('one', file)).toMatchObject({ width: 800 })
  expect(started).toBe(1)
})
