import { tmpdir } from 'node:os'
import { ChildWorkerFailure, createChildWorker } from '../../platform/childWorker.ts'
import { FairGate } from '../../platform/fairGate.ts'
import { PauseDetector } from '../../platform/pauseDetector.ts'
import type { PictureFormat } from '../images/pictureFormat.ts'
import { PhotoError } from './photoError.ts'
import type { PhotoJob, PhotoJobAnswer } from './photoJob.ts'
import type { PhotoToRead, ReadPhoto } from './readPhoto.ts'

/** Decodes photographs, one at a time, in a separate process with a lower priority. */
export interface PhotoProcess {
  /**
   * Reads an uploaded file as a photograph. Files of one owner wait for each other and do not delay other owners.
   * @param signal withdraws a file that still waits
   * @throws PhotoError, UnavailableError when too many wait, the reason of the signal
   */
  read(owner: string, photo: PhotoToRead, signal?: AbortSignal): Promise<ReadPhoto>
  /** Scales a stored photograph to a width and format, once no photograph has been read for a second, or after ten seconds. */
  render(path: string, width: number, format: PictureFormat): Promise<Buffer>
  close(): Promise<void>
}

export interface PhotoProcessOptions {
  /** When a job takes longer, its process is killed. */
  readonly patienceMs?: number
  /** The process ends after this idle time; the next job starts a new one. */
  readonly idleMs?: number
  /** How long no photograph was read when a rendition is made. */
  readonly pauseMs?: number
  /** A rendition is made after this wait even while photographs are read. */
  readonly longestPauseMs?: number
}

const mostWaiting = 128
const renditions = 'renditions'
const script = new URL('./photoWorker.ts', import.meta.url)
/**
 * One arena for all threads, or glibc would keep the memory of a photograph once per thread. Blocks up to 32 MiB are reused: returning each
 * to the system took a fifth of the decoding time.
 */
const frugalMemory = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '33554432', MALLOC_TRIM_THRESHOLD_: '33554432' }

export function createPhotoProcess({
  patienceMs = 60_000,
  idleMs = 30_000,
  pauseMs = 1000,
  longestPauseMs = 10_000,
}: PhotoProcessOptions = {}): PhotoProcess {
  const reads = new PauseDetector(pauseMs)
  const gate = new FairGate(1, mostWaiting)
  const env = { TMPDIR: tmpdir(), UV_THREADPOOL_SIZE: '1', ...frugalMemory }
  const worker = createChildWorker<PhotoJob, PhotoJobAnswer>({ script, patienceMs, idleMs, env })
  const run = (lane: string, job: PhotoJob, signal?: AbortSignal) => {
    const carryOut = async () => {
      const answer = await worker.run(job).catch((error: unknown) => {
        throw failureOf(error, job)
      })
      if ('done' in answer) return answer.done
      if (answer.failed !== undefined) throw new PhotoError(answer.failed)
      // The decoder itself is intact after an error of the system.
      if (answer.systemCode !== undefined) throw Object.assign(new Error(answer.message), { code: answer.systemCode })
      worker.end()
      throw new Error(answer.message)
    }
    return gate.run(lane, carryOut, signal)
  }
  return {
    read: (owner, photo, signal) => reads.during(async () => (await run(owner, { kind: 'read', ...photo }, signal)) as ReadPhoto),
    async render(path, width, format) {
      // Together they would occupy a processor for the whole of a burst of uploads.
      await reads.untilPaused(longestPauseMs)
      return (await run(renditions, { kind: 'render', path, width, format })) as Buffer
    },
    async close() {
      worker.end()
    },
  }
}

/** A file that crashes the process counts as unreadable. */
function failureOf(error: unknown, { kind }: PhotoJob): unknown {
  if (!(error instanceof ChildWorkerFailure)) return error
  if (error.reason === 'late') return new PhotoError('timeout')
  return kind === 'read' ? new PhotoError('read_failed') : error
}
