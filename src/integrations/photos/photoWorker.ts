import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { answerJobs } from '../../platform/answerJobs.ts'
import { convertPicture } from '../images/convertPicture.ts'
import { PhotoError } from './photoError.ts'
import type { PhotoJob, PhotoJobAnswer } from './photoJob.ts'
import { readPhoto } from './readPhoto.ts'

// A separate process for decoding untrusted files: it can be killed, holds no secrets, and has a low priority. Of all formats that libvips
// can open, only those of photographs are allowed: no SVG or PDF.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].flatMap((type) => [`VipsForeignLoad${type}File`, `VipsForeignLoad${type}Buffer`]),
})

// With more threads, one photograph would occupy both processors of a small machine.
sharp.concurrency(1)

answerJobs(answerTo)

async function answerTo(job: PhotoJob): Promise<PhotoJobAnswer> {
  try {
    return { done: await carryOut(job) }
  } catch (error) {
    const message = error instanceof Error ? error.message : 'no Error'
    return { failed: error instanceof PhotoError ? error.code : undefined, systemCode: systemCodeOf(error), message }
  }
}

async function carryOut(job: PhotoJob): Promise<Exclude<PhotoJobAnswer, { failed: unknown }>['done']> {
  if (job.kind === 'read') return readPhoto(job)
  return convertPicture({ bytes: await readFile(job.path), scalable: false }, job.width, job.format)
}

function systemCodeOf(error: unknown): string | undefined {
  const { errno, code } = error as { readonly errno?: unknown; readonly code?: unknown }
  return typeof errno === 'number' && typeof code === 'string' ? code : undefined
}
