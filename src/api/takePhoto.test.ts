import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { photograph } from '../../tests/photos/photoFixtures.ts'
import { openPhotoStage, type PhotoStage } from '../../tests/photos/photoStage.ts'
import { filesIn } from '../../tests/setup/filesIn.ts'
import { rawForm } from '../../tests/setup/rawForm.ts'
import { signedInPlanner, type TestPlanner } from '../../tests/setup/testPeople.ts'
import { unlessErased } from '../domain/event.ts'
import { photoPictureName } from '../domain/provider/photoPicture.ts'
import { provider, providerStream } from '../domain/provider/provider.ts'
import { defaultRules } from '../domain/rules.ts'
import type { PhotoFiles } from '../integrations/photos/photoFiles.ts'
import type { PhotoIntake } from '../photoIntake.ts'
import { keepPhoto, type NamedPicture } from './takePhoto.ts'

let stage: PhotoStage
let photos: PhotoFiles
let intake: PhotoIntake
const folder = mkdtempSync(join(tmpdir(), 'alliance-take-photo-'))
beforeAll(async () => {
  stage = await openPhotoStage({
    takeDemoPhotos(files, given) {
      photos = files
      intake = given
      return files
    },
  })
})
afterAll(async () => {
  await stage.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What is read of a file in the temporary folder. */
function toRead(path: string) {
  return { path, to: `${path}.jpeg`, crop: undefined, shape: 'any', limits: defaultRules.photo } as const
}

async function fileWithPhoto() {
  const path = join(folder, randomUUID())
  writeFileSync(path, await photograph(400, 400).jpeg().toBuffer())
  return path
}

/** Keeps the decoder busy until `free` is called: it waits for the content of a pipe. */
function occupyDecoder() {
  const path = join(folder, randomUUID())
  execFileSync('mkfifo', [path])
  const reading = intake.photoProcess.read('somebody else', toRead(path)).catch(() => {})
  const free = async () => {
    const pipe = openSync(path, 'r+')
    await reading
    closeSync(pipe)
  }
  onTestFinished(free)
  return free
}

interface Deletion {
  readonly state: string
  readonly minutes: number
}

async function deletionsOf(picture: string): Promise<readonly Deletion[]> {
  const { rows } = await stage.product.backend.database.query<Deletion>(
    `SELECT state, round(extract(epoch FROM next_attempt_at - now()) / 60)::int AS minutes FROM operational.effects
     WHERE kind = 'fileDeletion' AND payload->>'picture' = $1`,
    [picture],
  )
  return rows
}

/** The clean-up that normally runs an hour after an upload runs now; returns how it ends. */
async function cleanUp(picture: string): Promise<string | undefined> {
  await stage.product.backend.database.query(
    `UPDATE operational.effects SET next_attempt_at = now() WHERE kind = 'fileDeletion' AND payload->>'picture' = $1`,
    [picture],
  )
  const stateOf = async () => (await deletionsOf(picture))[0]?.state
  await expect.poll(stateOf).not.toMatch(/pending|leased/)
  return stateOf()
}

const storedOf = (planner: TestPlanner) => stage.storedOf(planner).filter((file) => file.endsWith('original.jpeg'))
const galleryOf = async ({ id }: TestPlanner) => (await stage.product.backend.commands.load(provider, providerStream(id))).state.photos

describe('a process that is killed after the file was stored, and before the gallery has it', () => {
  it('leaves an effect that deletes the file an hour later, and was written before the file', async () => {
    const planner = await signedInPlanner(stage.product)
    const { database, commands } = stage.product.backend
    const deletionsBeforeFile: (readonly Deletion[])[] = []
    const watched: PhotoFiles = {
      ...photos,
      async keepOriginal(photo, path) {
        deletionsBeforeFile.push(await deletionsOf(photoPictureName(photo)))
        await photos.keepOriginal(photo, path)
      },
    }
    let picture = ''
    const killed = (name: string): Promise<NamedPicture<void>> => {
      picture = name
      return Promise.reject(new Error('killed'))
    }
    const dependencies = { database, commands, photos: watched, photoProcess: intake.photoProcess }
    const photo = { owner: planner.id, toRead: toRead(await fileWithPhoto()), signal: new AbortController().signal }
    await expect(keepPhoto(dependencies, photo, killed)).rejects.toThrow('killed')

    expect(storedOf(planner)).toHaveLength(1)
    expect(deletionsBeforeFile).toEqual([[{ state: 'pending', minutes: 60 }]])
    expect(await deletionsOf(picture)).toEqual([{ state: 'pending', minutes: 60 }])
    expect(await cleanUp(picture)).toBe('done')
    expect(storedOf(planner)).toEqual([])
  })

  it('and the same effect of a photograph that is in the gallery ends without deleting it', async () => {
    const planner = await signedInPlanner(stage.product)
    await stage.add(planner, await photograph(400, 400).jpeg().toBuffer())
    const [photo] = (await galleryOf(planner)).values()
    expect(await cleanUp(unlessErased(photo?.picture, '') ?? '')).toBe('expired')
    expect(storedOf(planner)).toHaveLength(1)
  })
})

describe('an upload that its sender cancels', () => {
  // Renditions hold files there too.
  const uploading = () =>
    filesIn(join(String(stage.product.environment['DATA_DIR']), 'alliance-uploads')).filter((path) => path.endsWith('/upload'))

  /** Sends a whole upload, and closes the connection once the product waits for its decoder. */
  async function sendAndCancel(planner: TestPlanner, content: Buffer, key: string): Promise<void> {
    const { type, body } = rawForm({}, content)
    const headers = { 'content-type': type, authorization: `Bearer ${planner.token}`, 'idempotency-key': key }
    const call = request(`${stage.origin}/api/pro/photos`, { method: 'POST', headers })
    call.on('error', () => {})
    call.end(body)
    await expect.poll(() => uploading().map((path) => statSync(path).size)).toEqual([content.length])
    const closed = new Promise((resolve) => call.once('close', resolve))
    call.destroy()
    await closed
  }

  it('while it waits for the decoder is dropped at once, and is taken when it is sent again', async () => {
    const planner = await signedInPlanner(stage.product)
    const [key, content] = [randomUUID(), await photograph(400, 400).jpeg().toBuffer()]
    const free = occupyDecoder()
    await sendAndCancel(planner, content, key)
    await expect.poll(uploading).toEqual([])
    await free()
    // The decoder is free, and takes nothing for the cancelled upload.
    await intake.photoProcess.read('somebody else', toRead(await fileWithPhoto()))
    expect([storedOf(planner).length, (await galleryOf(planner)).size]).toEqual([0, 0])
    expect(await stage.add(planner, content, { key })).toMatchObject({ status: 200 })
    expect([storedOf(planner).length, (await galleryOf(planner)).size]).toEqual([1, 1])
  })

  it('while it is read is not stored', async () => {
    const planner = await signedInPlanner(stage.product)
    const { database, commands } = stage.product.backend
    const cancelling = new AbortController()
    const named: string[] = []
    const photo = { owner: planner.id, toRead: toRead(await fileWithPhoto()), signal: cancelling.signal }
    const photoProcess: Pick<PhotoIntake['photoProcess'], 'read'> = {
      async read(owner, file) {
        const read = await intake.photoProcess.read(owner, file)
        cancelling.abort(new Error('cancelled'))
        return read
      },
    }
    const kept = keepPhoto({ database, commands, photos, photoProcess }, photo, async (picture) => {
      named.push(picture)
      return { answer: undefined, kept: true }
    })
    await expect(kept).rejects.toThrow('cancelled')
    expect([named, storedOf(planner)]).toEqual([[], []])
  })
})
