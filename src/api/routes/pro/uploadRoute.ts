import multipart from '@fastify/multipart'
import type { FastifySchema } from 'fastify'
import type { z } from 'zod'
import { deriveId } from '../../../commands/deriveId.ts'
import type { CommandContext, Outcome } from '../../../commands/handleCommand.ts'
import type { DomainEvent } from '../../../domain/event.ts'
import type { ProviderId } from '../../../domain/ids.ts'
import type { Language } from '../../../domain/locale.ts'
import type { Rules } from '../../../domain/rules.ts'
import { isPictureName } from '../../../integrations/images/pictureName.ts'
import { createPictureUrls } from '../../../integrations/images/pictureUrls.ts'
import type { PhotoToRead } from '../../../integrations/photos/readPhoto.ts'
import { limitOn } from '../../../operational/limits.ts'
import { pictureKey } from '../../../operational/secrets.ts'
import type { ApiDependencies } from '../../dependencies.ts'
import { limitCalls } from '../../limitCalls.ts'
import type { Problem } from '../../problem.ts'
import type { Access, Route } from '../../route.ts'
import { takePhoto } from '../../takePhoto.ts'
import { whileConnected } from '../../whileConnected.ts'
import { signedInProvider } from './signedInProvider.ts'

interface UploadCall<Params> {
  readonly caller: ProviderId
  readonly params: Params
  readonly language: Language
  readonly dependencies: ApiDependencies
}

interface Uploaded<Params> extends UploadCall<Params> {
  readonly id: string
  readonly picture: `photos/${string}`
  readonly contentHash: string
  readonly context: CommandContext
}

interface UploadRoute<Params extends z.ZodType, Answer extends z.ZodType, Code extends string> {
  readonly path: string
  readonly params?: Params
  readonly response: Answer
  readonly access: Access & { readonly as: 'provider' }
  readonly docs: { readonly tags: readonly string[]; readonly summary: string; readonly description?: string }
  readonly shape: PhotoToRead['shape']
  /** The maximum size, if different from the rule for photographs. */
  readonly megabytes?: (rules: Rules) => number
  /** Throws a Problem when the upload is not allowed. */
  readonly before?: (call: UploadCall<z.output<Params>>) => Promise<unknown>
  /** Runs the command that references the picture. */
  readonly name: (uploaded: Uploaded<z.output<Params>>) => Promise<Outcome<unknown, DomainEvent, Code>>
  readonly answer: (picture: { readonly id: string; readonly src: string }) => z.input<Answer>
  readonly refusals: { readonly [C in Code]: (call: UploadCall<z.output<Params>>) => Problem }
}

/**
 * A route that accepts one photograph, as `multipart/form-data` with an optional `crop` followed by the file, and runs the command that
 * references it.
 */
export function uploadRoute<Answer extends z.ZodType, Code extends string, Params extends z.ZodType = z.ZodType>({
  path,
  params,
  response,
  access,
  docs,
  shape,
  megabytes,
  before,
  name,
  answer,
  refusals,
}: UploadRoute<Params, Answer, Code>): Route {
  const description = 'As multipart/form-data: an optional field `crop` (`x,y,width,height` in pixels of the upright photo), then the file.'
  // Loosely typed, since this function's options already type parameters and answer.
  const schema: FastifySchema = {
    description,
    ...docs,
    consumes: ['multipart/form-data'],
    ...(params && { params }),
    response: { 200: response },
  }
  return (api, dependencies) => {
    const { pictureUrl } = createPictureUrls(pictureKey(dependencies.secrets))
    const options = { shape, ...(megabytes && { megabytes: megabytes(dependencies.commands.rules) }) }
    void api.register(async (scope) => {
      await scope.register(multipart)
      scope.post(path, { config: { access, slowBody: true }, schema }, async (request, reply) => {
        const caller = signedInProvider(request)
        const call = { caller, params: request.params as z.output<Params>, language: request.language, dependencies }
        const signal = whileConnected(reply)
        await dependencies.uploads.admit(caller, async () => {
          await before?.(call)
          await limitUploads(dependencies, caller)
        })
        return await takePhoto(request, dependencies, { providerId: caller, signal, ...options }, async (picture, context, contentHash) => {
          const id = deriveId('photo', context.commandId)
          const outcome = await name({ ...call, id, picture, contentHash, context })
          reply.reached(outcome.position)
          if (!outcome.accepted) throw refusals[outcome.refused](call)
          // A repeated command returns the result of the first attempt.
          const shown = pictureOf(outcome.events[0]) ?? picture
          return { kept: shown === picture, answer: answer({ id, src: pictureUrl(shown) }) }
        })
      })
    })
  }
}

function limitUploads(dependencies: ApiDependencies, caller: ProviderId): Promise<void> {
  const { commands, secrets } = dependencies
  return limitCalls(dependencies, limitOn('uploads', secrets.codeKey, caller, commands.rules.limits.uploadsPerProvider))
}

function pictureOf(event: DomainEvent | undefined) {
  const { picture } = (event?.data ?? {}) as { readonly picture?: unknown }
  return typeof picture === 'string' && isPictureName(picture) ? picture : undefined
}
