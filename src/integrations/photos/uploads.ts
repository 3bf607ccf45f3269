import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { ConcurrencyGate } from '../../platform/concurrencyGate.ts'
import { Pace } from '../../platform/pace.ts'
import { PhotoError } from './photoError.ts'

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
   * Writes the stream to a file, lets `use` read it, and deletes it.
   * @throws PhotoError `too_large` after everything was received, UnavailableError when too many arrive at once, and errors of the stream
   */
  receive<T>(stream: Readable, mostBytes: number, use: (upload: Upload) => Promise<T>): Promise<T>
  /** Writes content to a file, lets `use` look at it, and deletes it. */
  hold<T>(content: Buffer, use: (path: string) => Promise<T>): Promise<T>
}

const mostAtOnce = 100
/** In total; receiving takes the event loop a few milliseconds per megabyte. */
const bytesPerSecond = 24 * 1024 * 1024
/** A client reads no answer before it has sent everything, so a file that is slightly too large is received and dropped. */
const patienceFactor = 4
const abandonedMs = 3_600_000

/** Opens the folder for uploads, and deletes what a killed process left there. */
export async function openUploads(folder: string): Promise<Uploads> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await deleteAbandoned(folder)
  const gate = new ConcurrencyGate(mostAtOnce, 0)
  const pace = new Pace(bytesPerSecond)
  const inFolderOfItsOwn = async <T>(work: (own: string) => Promise<T>): Promise<T> => {
    const own = join(folder, randomUUID())
    await mkdir(own, { mode: 0o700 })
    try {
      return await work(own)
    } finally {
      await rm(own, { recursive: true, force: true })
    }
  }
  return {
    receive: (stream, mostBytes, use) =>
      gate.run(() =>
        inFolderOfItsOwn(async (own) => {
          const path = join(own, 'upload')
          return await use({ path, photoPath: join(own, 'photo.jpeg'), ...(await write(stream, path, { mostBytes, pace })) })
        }),
      ),
    hold: (content, use) =>
      inFolderOfItsOwn(async (own) => {
        const path = join(own, 'held')
        await writeFile(path, content, { mode: 0o600 })
        return await use(path)
      }),
  }
}

async function write(
  stream: Readable,
  path: string,
  { mostBytes, pace }: { readonly mostBytes: number; readonly pace: Pace },
): Promise<Pick<Upload, 'bytes' | 'sha256'>> {
  const file = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let bytes = 0
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > patienceFactor * mostBytes) throw new PhotoError('too_large')
      await pace.pass(chunk.length)
      if (bytes > mostBytes) continue
      hash.update(chunk)
      await file.write(chunk)
    }
  } finally {
    await file.close()
  }
  if (bytes > mostBytes) throw new PhotoError('too_large')
  return { bytes, sha256: hash.digest('hex') }
}

async function deleteAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > abandonedMs) await rm(path, { recursive: true, force: true })
  }
}
