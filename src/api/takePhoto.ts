import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { CommandContext } from '../commands/handleCommand.ts'
import type { ProviderId } from '../domain/ids.ts'
import { type PhotoOwner, photoPictureName } from '../domain/provider/photoPicture.ts'
import { PhotoError } from '../integrations/photos/photoError.ts'
import type { PhotoToRead } from '../integrations/photos/readPhoto.ts'
import type { Upload } from '../integrations/photos/uploads.ts'
import { writeEffects } from '../operational/effects.ts'
import { keyedHash } from '../operational/secrets.ts'
import { announcedBytes } from './announcedBytes.ts'
import type { ApiDependencies } from './dependencies.ts'
import { photoProblem } from './photoProblem.ts'
import { Problem } from './problem.ts'
import { readForm } from './readForm.ts'
import { requireSameBody } from './requireSameBody.ts'
import { CropField } from './schemas/pro/gallerySchemas.ts'

/** What became of the command that names an uploaded picture: its answer, and whether the picture is shown by it. A refusal is a Problem. */
export interface NamedPicture<Answer> {
  readonly answer: Answer
  readonly kept: boolean
}

interface UploadToTake {
  readonly providerId: ProviderId
  /** Aborted when the caller cancels the upload. */
  readonly signal: AbortSignal
  readonly shape: PhotoToRead['shape']
  /** At most so many, where that is not the rule of photographs. */
  readonly megabytes?: number
}

/** `contentHash`: of the photograph as it is kept, whatever else its file held. */
type Name<Answer> = (picture: `photos/${string}`, context: CommandContext, contentHash: string) => Promise<NamedPicture<Answer>>

const formLimits = { files: 1, fields: 1, parts: 2, fieldSize: 200, fileSize: Number.POSITIVE_INFINITY }
/** By then an upload was carried through, or was not. */
const settledMs = 3_600_000

/**
 * Takes an uploaded photograph in: received, read, stored, and named by the command that `name` gives. Nothing is stored of a file that is
 * none, and nothing stays of one that no command names: not even when the process is killed between the two.
 */
export async function takePhoto<Answer>(
  request: FastifyRequest,
  dependencies: ApiDependencies,
  { providerId, signal, shape, megabytes }: UploadToTake,
  name: Name<Answer>,
): Promise<Answer> {
  const { commands, uploads } = dependencies
  const rules = { ...commands.rules.photo, ...(megabytes === undefined ? {} : { megabytes }) }
  try {
    if (!request.isMultipart()) {
      await requireSameBody(dependencies, request.commandContext())
      throw new PhotoError('no_image')
    }
    return await readForm(request, formLimits, async (parts) => {
      let cropText = ''
      for await (const part of parts) {
        if (part.type === 'field') {
          cropText = part.fieldname === 'crop' ? String(part.value) : ''
          continue
        }
        const incoming = {
          from: providerId,
          stream: part.file,
          mostBytes: rules.megabytes * 1024 * 1024,
          announcedBytes: announcedBytes(request),
        }
        return await uploads.receive(incoming, async (upload) => {
          const context = { ...request.commandContext(), ...bodyHashOf(request, dependencies, upload, cropText) }
          await requireSameBody(dependencies, context)
          const toRead = { path: upload.path, to: upload.photoPath, crop: cropOf(cropText), shape, limits: rules }
          const photo = { owner: providerId, toRead, signal }
          return await keepPhoto(dependencies, photo, (picture, contentHash) => name(picture, context, contentHash))
        })
      }
      throw new PhotoError('no_image')
    })
  } catch (error) {
    throw error instanceof PhotoError ? photoProblem(error.code, request.language, { photo: rules }) : error
  }
}

export interface PhotoToKeep {
  readonly owner: PhotoOwner
  readonly toRead: PhotoToRead
  /** Aborted when the caller cancels the upload. */
  readonly signal: AbortSignal
}

/**
 * Reads and stores a received file, and has it named: nothing of it stays unless the command kept it.
 * @throws PhotoError, and the reason of the signal when the upload was cancelled before the photograph was stored
 */
export async function keepPhoto<Answer>(
  { database, photos, photoProcess, commands }: Pick<ApiDependencies, 'database' | 'photos' | 'photoProcess' | 'commands'>,
  { owner, toRead, signal }: PhotoToKeep,
  name: (picture: `photos/${string}`, contentHash: string) => Promise<NamedPicture<Answer>>,
): Promise<Answer> {
  const { sha256 } = await photoProcess.read(owner, toRead, signal)
  signal.throwIfAborted()
  // The random number keeps two uploads of one photograph apart, so that deleting one never takes the other's files.
  const digest = createHash('sha256').update(randomBytes(16)).update(sha256).digest('base64url')
  const picture = photoPictureName({ owner, digest })
  const dueAt = new Date(commands.now().getTime() + settledMs)
  await writeEffects(database, [
    { id: randomUUID(), kind: 'fileDeletion', person: null, payload: { picture }, cause: null, expiresAt: null, dueAt },
  ])
  await photos.keepOriginal({ owner, digest }, toRead.to)
  try {
    const { answer, kept } = await name(picture, sha256)
    if (!kept) await photos.delete({ owner, digest })
    return answer
  } catch (error) {
    // After any other failure it is not known whether the command was carried out: the effect looks later.
    if (error instanceof Problem) await photos.delete({ owner, digest })
    throw error
  }
}

/** As with other bodies: under one key the same file and crop are the same command, and another is refused. */
function bodyHashOf(
  request: FastifyRequest,
  { secrets }: ApiDependencies,
  { sha256 }: Upload,
  crop: string,
): Pick<CommandContext, 'bodyHash'> {
  if (request.commandContext().bodyHash === undefined) return {}
  return { bodyHash: keyedHash(secrets.bodyKey, `${request.url}\n${sha256}\n${crop}`) }
}

function cropOf(text: string): PhotoToRead['crop'] {
  if (text === '') return undefined
  const parsed = CropField.safeParse(text)
  if (!parsed.success) throw new PhotoError('crop_failed')
  return parsed.data
}
