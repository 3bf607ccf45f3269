import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Logger } from 'pino'
import { chunksInTime, type LeastRate } from '../../platform/chunksInTime.ts'
import { FairGate } from '../../platform/fairGate.ts'
import { FairPlaces } from '../../platform/fairPlaces.ts'
import { Pace } from '../../platform/pace.ts'
import { PhotoError } from './photoError.ts'

/** A file that is about to be received. */
export interface Incoming {
  /** Who sends it: a provider's id, or the network address of somebody without an account. */
  readonly from: string
  readonly stream: Readable
  readonly mostBytes: number
  /** How much the sender says it will send; infinite when it does not say. */
  readonly announcedBytes: number
}

/** An uploaded file, while it is processed. */
export interface Upload {
  readonly path: string
  /** Where the photograph read from it may be written; deleted with the upload. */
  readonly photoPath: string
  readonly bytes: number
  /** Hash of its content, in hex. */
  readonly sha256: string
}

/** Receives uploads: on disk, never in memory. */
export interface Uploads {
  /**
   * Runs the checks before an upload, few at a time: a burst of uploads leaves the database's connections to other calls.
   * @throws UnavailableError when too many wait, and errors of `check`
   */
  admit<T>(from: string, check: () => Promise<T>): Promise<T>
  /**
   * Writes the stream to a file, lets `use` read it, and deletes it.
   * @throws PhotoError `too_large` after everything was received, `timeout` when the sender is too slow; UnavailableError when too many
   * arrive at once, in total or from this sender; and errors of the stream
   */
  receive<T>(incoming: Incoming, use: (upload: Upload) => Promise<T>): Promise<T>
  /** Writes content to a file, lets `use` look at it, and deletes it. */
  hold<T>(content: Buffer, use: (path: string) => Promise<T>): Promise<T>
}

/** Uploads, and what ends the sweeps of their folder. */
export interface OpenUploads extends Uploads {
  close(): Promise<void>
}

export interface UploadLimits extends LeastRate {
  readonly mostAtOnce: number
  readonly mostPerSender: number
  readonly sweepEveryMs: number
}

const defaultLimits: UploadLimits = {
  mostAtOnce: 100,
  mostPerSender: 6,
  graceMs: 10_000,
  // A file of the largest size needs twice this rate to arrive before the server's time limit for a request.
  bytesPerSecond: 16 * 1024,
  sweepEveryMs: 3_600_000,
}
/** In total; receiving takes the event loop a few milliseconds per megabyte. */
const bytesPerSecond = 12 * 1024 * 1024
/**
 * Decides the order: a file is due when its bytes would have arrived at this rate, and files due earlier are received first. So the first
 * files are decoded while others arrive, and a small file does not wait for large ones.
 */
const bytesPerMs = 1024
const checksAtOnce = 2
const mostChecksWaiting = 128
/** A client reads no answer before it has sent everything, so a file that is slightly too large is received and dropped. */
const patienceFactor = 4
const abandonedMs = 3_600_000

/** Opens the folder for uploads, and deletes what a killed process left there, now and every hour. */
export async function openUploads(folder: string, log: Pick<Logger, 'warn'>, limits: Partial<UploadLimits> = {}): Promise<OpenUploads> {
  const { mostAtOnce, mostPerSender, sweepEveryMs, ...leastRate } = { ...defaultLimits, ...limits }
  const inUse = new Set<string>()
  let sweeping = deleteAbandoned(folder, inUse)
  await sweeping
  const timer = setInterval(() => {
    sweeping = sweeping
      .then(() => deleteAbandoned(folder, inUse))
      .catch((error: unknown) => log.warn({ err: error }, 'abandoned uploads are left to the next sweep'))
  }, sweepEveryMs).unref()
  const places = new FairPlaces(mostAtOnce, mostPerSender)
  const pace = new Pace(bytesPerSecond)
  const checks = new FairGate(checksAtOnce, mostChecksWaiting)
  const inFolderOfItsOwn = async <T>(work: (own: string) => Promise<T>): Promise<T> => {
    const name = randomUUID()
    const own = join(folder, name)
    inUse.add(name)
    try {
      // With its parent, which may have been removed since the last sweep.
      await mkdir(own, { recursive: true, mode: 0o700 })
      return await work(own)
    } finally {
      await rm(own, { recursive: true, force: true })
      inUse.delete(name)
    }
  }
  return {
    admit: (from, check) => checks.run(from, check),
    receive: ({ from, stream, mostBytes, announcedBytes }, use) => {
      const dueAtMs = performance.now() + announcedBytes / bytesPerMs
      const pass = (count: number) => pace.pass(count, dueAtMs)
      return places.run(from, () =>
        inFolderOfItsOwn(async (own) => {
          const path = join(own, 'upload')
          const chunks = chunksInTime(stream, leastRate, () => new PhotoError('timeout'))
          return await use({ path, photoPath: join(own, 'photo.jpeg'), ...(await write(chunks, path, { mostBytes, pass })) })
        }),
      )
    },
    hold: (content, use) =>
      inFolderOfItsOwn(async (own) => {
        const path = join(own, 'held')
        await writeFile(path, content, { mode: 0o600 })
        return await use(path)
      }),
    async close() {
      clearInterval(timer)
      await sweeping
    },
  }
}

async function write(
  chunks: AsyncIterable<Buffer>,
  path: string,
  { mostBytes, pass }: { readonly mostBytes: number; readonly pass: (count: number) => Promise<void> },
): Promise<Pick<Upload, 'bytes' | 'sha256'>> {
  const file = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let bytes = 0
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > patienceFactor * mostBytes) throw new PhotoError('too_large')
      await pass(chunk.length)
      if (bytes > mostBytes) continue
      hash.update(chunk)
      // Unlike `write`, it repeats what the system wrote in part, and fails when the disk is full.
      await file.appendFile(chunk)
    }
  } finally {
    await file.close()
  }
  if (bytes > mostBytes) throw new PhotoError('too_large')
  return { bytes, sha256: hash.digest('hex') }
}

/** Uploads of this process are never deleted, however long they wait; those of others are gone or end within the hour. */
async function deleteAbandoned(folder: string, inUse: ReadonlySet<string>): Promise<void> {
  // The system may have removed it with other old temporary files.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) {
    if (inUse.has(name)) continue
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > abandonedMs) await rm(path, { recursive: true, force: true })
  }
}
