import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { FairGate } from '../../platform/fairGate.ts'
import type { PictureFormat } from '../images/pictureFormat.ts'
import { PhotoError } from './photoError.ts'
import type { PhotoJob, PhotoJobAnswer } from './photoJob.ts'
import type { PhotoToRead, ReadPhoto } from './readPhoto.ts'

/** Decodes photographs, one at a time, in a process of its own that gives way to this one. */
export interface PhotoProcess {
  /**
   * Reads an uploaded file as a photograph. Files of one owner wait for each other, and hold up nobody else's.
   * @throws PhotoError, UnavailableError when too many wait
   */
  read(owner: string, photo: PhotoToRead): Promise<ReadPhoto>
  /** Brings a photograph that was read before to a width and format. */
  render(content: Buffer, width: number, format: PictureFormat): Promise<Buffer>
  close(): Promise<void>
}

export interface PhotoProcessOptions {
  /** A job that takes longer is given up, and the process with it. */
  readonly patienceMs?: number
  /** The process ends when nothing was asked of it for so long; the next job starts another. */
  readonly idleMs?: number
}

const mostWaiting = 128
const renditions = 'renditions'
const worker = new URL('./photoWorker.ts', import.meta.url)
/** Large blocks go back to the system as soon as they are free; glibc would keep them for the next photograph. */
const frugalMemory = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '65536' }
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

export function createPhotoProcess({ patienceMs = 60_000, idleMs = 30_000 }: PhotoProcessOptions = {}): PhotoProcess {
  const gate = new FairGate(1, mostWaiting)
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  const end = () => {
    child?.kill('SIGKILL')
    child = undefined
  }
  const start = () => {
    const started = startWorker()
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    return started
  }
  const run = (lane: string, job: PhotoJob) =>
    gate.run(lane, async () => {
      clearTimeout(idle)
      child ??= start()
      try {
        return await answerOf(child, job, patienceMs)
      } catch (error) {
        if (!(error instanceof PhotoError) || error.code === 'timeout') end()
        throw error
      } finally {
        idle = setTimeout(end, idleMs).unref()
      }
    })
  return {
    read: async (owner, photo) => (await run(owner, { kind: 'read', ...photo })) as ReadPhoto,
    render: async (content, width, format) => (await run(renditions, { kind: 'render', content, width, format })) as Buffer,
    async close() {
      clearTimeout(idle)
      end()
    },
  }
}

function startWorker(): ChildProcess {
  const child = fork(worker, {
    // Newer versions of Node read TypeScript by themselves.
    execArgv: Reflect.get(process.features, 'typescript') ? [] : ['--import', loader],
    serialization: 'advanced',
    // Without this process's settings, some of which are secrets.
    env: { TMPDIR: tmpdir(), UV_THREADPOOL_SIZE: '1', ...frugalMemory },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.on('error', () => {})
  child.unref()
  child.channel?.unref()
  return child
}

/** A file that makes the process end is one that cannot be read. */
function answerOf(child: ChildProcess, job: PhotoJob, patienceMs: number): Promise<ReadPhoto | Buffer> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(late)
      child.off('message', onMessage)
      child.off('exit', onExit)
      child.channel?.unref()
      settle()
    }
    const onMessage = (given: unknown) => {
      const answer = given as PhotoJobAnswer
      finish(() => {
        if ('done' in answer) resolve(answer.done)
        else reject(answer.failed === undefined ? new Error(answer.message) : new PhotoError(answer.failed))
      })
    }
    const onExit = () => finish(() => reject(job.kind === 'read' ? new PhotoError('read_failed') : new Error('the process ended')))
    const late = setTimeout(() => finish(() => reject(new PhotoError('timeout'))), patienceMs)
    child.channel?.ref()
    child.on('message', onMessage)
    child.on('exit', onExit)
    child.send(job, (error) => {
      if (error) finish(() => reject(error))
    })
  })
}
