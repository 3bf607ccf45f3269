import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Hanging, type S3Double, s3Bucket, s3Keys, startS3Double } from '../../../tests/setup/s3Double.ts'
import { describeFailure } from '../../platform/describeFailure.ts'
import { isOfStorage, isTransient } from '../../platform/transientError.ts'
import { createDiskFiles } from './diskFiles.ts'
import type { FileStore } from './fileStore.ts'
import { createS3Files, type S3Limits } from './s3Files.ts'

function onDisk(): FileStore {
  const folder = mkdtempSync(join(tmpdir(), 'alliance-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return createDiskFiles(folder)
}

/** Each test shortens the limit that it is about. */
const noLimits: S3Limits = { connectionMs: 60_000, attemptMs: 60_000, silenceMs: 60_000, operationMs: 60_000 }

function filesOf({ endpoint }: S3Double, limits: Partial<S3Limits> = {}) {
  return createS3Files({ bucket: s3Bucket, region: 'eu-west-3', endpoint, ...s3Keys, limits: { ...noLimits, ...limits } })
}

async function inBucket() {
  const double = await startS3Double()
  const files = filesOf(double)
  onTestFinished(() => {
    files.close()
    return double.close()
  })
  return { double, files }
}

const stores: Readonly<Record<string, () => Promise<FileStore>>> = {
  'on disk': async () => onDisk(),
  'in S3': async () => (await inBucket()).files,
}

describe.each(Object.entries(stores))('files %s', (_where, open) => {
  it('are read as they were written, and the last one counts', async () => {
    const files = await open()
    await files.put('providers/one/original', Buffer.from('first'))
    await files.put('providers/one/original', Buffer.from([0, 255, 128]))
    expect(await files.read('providers/one/original')).toEqual(Buffer.from([0, 255, 128]))
    expect([await files.exists('providers/one/original'), await files.exists('providers/one/other')]).toEqual([true, false])
    expect(await files.read('providers/one/other')).toBeUndefined()
  })

  it('are taken from files of this machine, which stay', async () => {
    const files = await open()
    const folder = mkdtempSync(join(tmpdir(), 'alliance-files-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    writeFileSync(join(folder, 'read'), 'content', { mode: 0o644 })
    for (const round of ['first', 'second']) {
      await files.putFile(`providers/one/${round}`, join(folder, 'read'))
      expect(await files.read(`providers/one/${round}`)).toEqual(Buffer.from('content'))
    }
    await expect(files.putFile('providers/one/third', join(folder, 'missing'))).rejects.toMatchObject({ code: 'ENOENT' })
    expect(await files.list('providers/one')).toEqual(['providers/one/first', 'providers/one/second'])
  })

  it('are deleted one by one, and the second time too', async () => {
    const files = await open()
    for (const name of ['one', 'two']) await files.put(`invoices/2026/${name}.pdf`, Buffer.from(name))
    await files.delete('invoices/2026/one.pdf')
    await files.delete('invoices/2026/one.pdf')
    expect(await files.list('invoices')).toEqual(['invoices/2026/two.pdf'])
  })

  it('go with their folder, and nobody else’s do', async () => {
    const files = await open()
    const mine = ['a/1', 'a/2', 'a/3', 'b/1', 'b/2'].map((name) => `providers/one/${name}`)
    for (const name of [...mine, 'providers/one-more/a/1']) await files.put(name, Buffer.from(name))
    expect(await files.list('providers/one')).toEqual(mine)
    await files.deleteFolder('providers/one/a')
    expect(await files.list('providers/one')).toEqual(mine.slice(3))
    await files.deleteFolder('providers/one')
    await files.deleteFolder('providers/one')
    expect(await files.list('providers/one')).toEqual([])
    expect(await files.list('providers/one-more')).toEqual(['providers/one-more/a/1'])
  })

  it.each(['../secret', 'a/../../b', '/etc/passwd', 'a//b', '', '.', 'a/.hidden', 'a\0b', 'a\\b'])('have no name like %j', async (name) => {
    const files = await open()
    await expect(async () => files.put(name, Buffer.from('x'))).rejects.toThrow('no name of a file')
    await expect(async () => files.read(name)).rejects.toThrow('no name of a file')
    await expect(async () => files.deleteFolder(name)).rejects.toThrow('no name of a file')
  })
})

describe('files on disk', () => {
  it('are for this user alone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'alliance-files-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    await createDiskFiles(folder).put('providers/one', Buffer.from('x'))
    writeFileSync(join(folder, 'read'), 'x', { mode: 0o644 })
    await createDiskFiles(folder).putFile('providers/two', join(folder, 'read'))
    expect(statSync(join(folder, 'providers/one')).mode & 0o077).toBe(0)
    expect(statSync(join(folder, 'providers/two')).mode & 0o077).toBe(0)
    expect(statSync(join(folder, 'providers')).mode & 0o077).toBe(0)
  })

  it('are whole or not there while others write and delete them', async () => {
    const files = onDisk()
    const content = Buffer.alloc(300_000, 'x')
    const writing = Array.from({ length: 20 }, () => files.put('providers/one/a', content))
    const deleting = Array.from({ length: 5 }, () => files.deleteFolder('providers/one'))
    const reading = Array.from({ length: 20 }, () => files.read('providers/one/a'))
    await Promise.allSettled([...writing, ...deleting])
    for (const read of await Promise.all(reading)) expect([undefined, content.length]).toContain(read?.length)
    await files.deleteFolder('providers')
    expect(await files.list('providers')).toEqual([])
  })

  it('are not taken for missing when the disk reports another error', async () => {
    const files = onDisk()
    const tooLong = 'a'.repeat(300)
    await expect(files.exists(tooLong)).rejects.toMatchObject({ code: 'ENAMETOOLONG' })
    await expect(files.read(tooLong)).rejects.toMatchObject({ code: 'ENAMETOOLONG' })
  })
})

describe('files in S3', () => {
  it('say what is wrong with the bucket or the keys', async () => {
    const { double, files } = await inBucket()
    await files.check()
    const settings = { bucket: s3Bucket, region: 'eu-west-3', endpoint: double.endpoint, ...s3Keys }
    await expect(createS3Files({ ...settings, bucket: 'another' }).check()).rejects.toMatchObject({ $metadata: { httpStatusCode: 404 } })
    await expect(createS3Files({ ...settings, accessKeyId: 'AKIAWRONG' }).check()).rejects.toMatchObject({
      $metadata: { httpStatusCode: 403 },
    })
  })

  it('take a failure of the service for one, not for a missing file', async () => {
    const { double, files } = await inBucket()
    double.fail(503)
    await expect(files.read('providers/one/original')).rejects.toMatchObject({ $metadata: { httpStatusCode: 503 } })
    await expect(files.exists('providers/one/original')).rejects.toMatchObject({ $metadata: { httpStatusCode: 503 } })
  })
})

const operations: Readonly<Record<string, (files: FileStore) => Promise<unknown>>> = {
  read: (files) => files.read('providers/one/original'),
  exists: (files) => files.exists('providers/one/original'),
  list: (files) => files.list('providers/one'),
  put: (files) => files.put('providers/one/original', Buffer.from('x')),
  'put of a large file': (files) => files.put('providers/one/original', Buffer.alloc(4_000_000)),
  delete: (files) => files.delete('providers/one/original'),
  deleteFolder: (files) => files.deleteFolder('providers/one'),
}
/** Those whose answer has a body. */
const reading = Object.entries(operations).filter(([name]) => ['read', 'list', 'deleteFolder'].includes(name))

describe('a bucket that does not answer', () => {
  async function failureOf(work: (files: FileStore) => Promise<unknown>, how: Hanging, limits: Partial<S3Limits>): Promise<unknown> {
    const { double, files } = await inBucket()
    await files.put('providers/one/original', Buffer.alloc(1000))
    double.hang(how)
    const impatient = filesOf(double, limits)
    onTestFinished(() => impatient.close())
    const failure = await work(impatient).catch((error: unknown) => error)
    expect([isTransient(failure), isOfStorage(failure)]).toEqual([true, true])
    return failure
  }

  it.each(Object.entries(operations))('gets three attempts, each of a limited time: %s', async (_name, work) => {
    const failure = await failureOf(work, 'silent', { attemptMs: 50 })
    expect(failure).toMatchObject({ name: 'TimeoutError', $metadata: { attempts: 3 } })
  })

  it.each(Object.entries(operations))('ends an operation after its total time: %s', async (_name, work) => {
    expect(await failureOf(work, 'silent', { operationMs: 50 })).toMatchObject({ name: 'BucketFailure', cause: { name: 'AbortError' } })
  })

  it.each(reading)('ends an operation when its answer stops in the middle: %s', async (_name, work) => {
    expect(describeFailure(await failureOf(work, 'stalled', { silenceMs: 50 }))).toContain('TimeoutError')
  })

  it.each(reading)('ends an operation whose answer arrives byte by byte and never ends: %s', async (_name, work) => {
    expect(await failureOf(work, 'dripping', { operationMs: 200 })).toMatchObject({ name: 'BucketFailure', cause: { name: 'AbortError' } })
  })
})
