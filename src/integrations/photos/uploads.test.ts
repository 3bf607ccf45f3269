import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { filesIn } from '../../../tests/setup/filesIn.ts'
import { openUploads, type UploadLimits } from './uploads.ts'

let folder: string
beforeEach(() => {
  const parent = mkdtempSync(join(tmpdir(), 'alliance-uploads-'))
  folder = join(parent, 'uploads')
  // After the sweeps have ended, which would create the folder again.
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
})

const mostBytes = 1024 * 1024
const log = { warn: () => {} }

async function open(limits: Partial<UploadLimits> = {}) {
  const uploads = await openUploads(folder, log, limits)
  onTestFinished(() => uploads.close())
  const receive = (from: string, stream: Readable) =>
    uploads.receive({ from, stream, mostBytes, announcedBytes: mostBytes }, async ({ bytes }) => bytes)
  /** Starts an upload that goes on until its stream is ended. */
  const begin = (from: string) => {
    const stream = new PassThrough()
    stream.write('begun')
    return { stream, received: receive(from, stream) }
  }
  return { uploads, begin, send: (from: string) => receive(from, Readable.from([Buffer.from('a photograph')])) }
}

describe('places', () => {
  it('are taken by one sender six at a time, and others are received meanwhile', async () => {
    const { begin, send } = await open()
    const endless = Array.from({ length: 6 }, () => begin('a'))
    await expect(send('a')).rejects.toMatchObject({ name: 'UnavailableError' })
    expect(await send('b')).toBe(12)
    const [first] = endless
    first?.stream.end()
    await first?.received
    expect(await send('a')).toBe(12)
    for (const { stream } of endless) stream.end()
    expect(await Promise.all(endless.map(({ received }) => received))).toEqual([5, 5, 5, 5, 5, 5])
    expect(readdirSync(folder)).toEqual([])
  })

  it('are limited for all senders together', async () => {
    const { begin, send } = await open({ mostAtOnce: 2 })
    const endless = ['a', 'b'].map(begin)
    await expect(send('c')).rejects.toMatchObject({ name: 'UnavailableError' })
    for (const { stream } of endless) stream.end()
    await Promise.all(endless.map(({ received }) => received))
    expect(await send('c')).toBe(12)
  })

  it.each([
    ['drips', 5],
    ['stops', Number.POSITIVE_INFINITY],
  ])('are free again when a sender %s', async (_how, everyMs) => {
    const { begin, send } = await open({ mostPerSender: 1, graceMs: 50 })
    const { stream, received } = begin('a')
    const dripping = setInterval(() => stream.write('.'), Math.min(everyMs, 2 ** 30))
    onTestFinished(() => clearInterval(dripping))
    await expect(received).rejects.toMatchObject({ name: 'PhotoError', code: 'timeout' })
    expect(stream.destroyed).toBe(true)
    expect(readdirSync(folder)).toEqual([])
    expect(await send('a')).toBe(12)
  })

  it('are kept by a sender that was fast enough, also after the first time', async () => {
    const { begin } = await open({ graceMs: 50, bytesPerSecond: 1000 })
    const { stream, received } = begin('a')
    stream.write(Buffer.alloc(60_000))
    await delay(200)
    stream.end()
    expect(await received).toBe(60_005)
  })
})

describe('a burst of uploads', () => {
  it('is checked two at a time', async () => {
    const { uploads } = await open()
    let running = 0
    let most = 0
    const check = async () => {
      most = Math.max(most, ++running)
      await delay(1)
      running--
    }
    await Promise.all(Array.from({ length: 20 }, (_, index) => uploads.admit(`sender ${index}`, check)))
    expect(most).toBe(2)
  })

  it('is received in the order in which the announced sizes are due', async () => {
    const { uploads } = await open()
    const received: string[] = []
    const receive = (from: string, announcedBytes: number) => {
      const stream = Readable.from(Array.from({ length: 16 }, () => Buffer.alloc(64 * 1024)))
      return uploads.receive({ from, stream, mostBytes, announcedBytes }, async () => received.push(from))
    }
    const large = ['a', 'b', 'c'].map((from) => receive(from, Number.POSITIVE_INFINITY))
    await Promise.all([...large, receive('small', mostBytes)])
    expect(received.toSorted()).toEqual(['a', 'b', 'c', 'small'])
    expect(received[0]).toBe('small')
  })
})

describe('what a killed process left', () => {
  const leave = (name: string, ageMs: number) => {
    mkdirSync(join(folder, name), { recursive: true })
    writeFileSync(join(folder, name, 'upload'), 'an original')
    const then = new Date(Date.now() - ageMs)
    utimesSync(join(folder, name), then, then)
  }

  it('is deleted an hour later, at the start and by a sweep', async () => {
    leave('old-at-start', 3_700_000)
    await open({ sweepEveryMs: 10 })
    expect(existsSync(join(folder, 'old-at-start'))).toBe(false)
    leave('young', 3_500_000)
    leave('old', 3_700_000)
    await expect.poll(() => readdirSync(folder)).toEqual(['young'])
  })

  it('is distinguished from an upload that still waits', async () => {
    const { begin } = await open({ sweepEveryMs: 10 })
    const { stream, received } = begin('a')
    await expect.poll(() => filesIn(folder)).toEqual([expect.stringMatching(/upload$/)])
    const [own = ''] = readdirSync(folder)
    const then = new Date(Date.now() - 3_700_000)
    utimesSync(join(folder, own), then, then)
    leave('old', 3_700_000)
    await expect.poll(() => readdirSync(folder)).toEqual([own])
    stream.end()
    expect(await received).toBe(5)
  })
})

describe('a folder that the system removed', () => {
  it('is created again by the next upload', async () => {
    const { send } = await open()
    rmSync(folder, { recursive: true })
    expect(await send('a')).toBe(12)
  })

  it('is created again by the next sweep', async () => {
    await open({ sweepEveryMs: 10 })
    rmSync(folder, { recursive: true })
    await expect.poll(() => existsSync(folder)).toBe(true)
  })
})

it('a file that the disk takes only in part is not received', async () => {
  const script = `
    import { Readable } from 'node:stream'
    import { openUploads } from ${JSON.stringify(join(import.meta.dirname, 'uploads.ts'))}
    const mostBytes = 10 * 1024 * 1024
    const uploads = await openUploads(${JSON.stringify(folder)}, console)
    const incoming = { from: 'a', stream: Readable.from([Buffer.alloc(9 * 1024 * 1024)]), mostBytes, announcedBytes: mostBytes }
    await uploads.receive(incoming, async ({ bytes }) => console.log('received', bytes)).catch(({ code }) => console.log('failed', code))
    process.exit()`
  // The system writes up to the limit of 8 MB, and says so; only the next call fails.
  const limited = ['-c', 'ulimit -f 8192 && exec "$0" "$@"', process.execPath, '--import', 'tsx', '--input-type=module', '--eval', script]
  const child = spawn('bash', limited, { stdio: ['ignore', 'pipe', 'inherit'] })
  expect(await text(child.stdout)).toBe('failed EFBIG\n')
})
