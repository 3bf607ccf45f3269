import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { PhotoError } from '../integrations/photos/photoError.ts'
import { Problem } from './problem.ts'

type FormLimits = NonNullable<NonNullable<Parameters<FastifyRequest['parts']>[0]>['limits']>

/**
 * Lets `read` take the parts of a form one after another; of a file it reads the stream.
 * @throws Problem when the body is malformed, and errors of `read`
 */
export async function readForm<T>(
  request: FastifyRequest,
  limits: FormLimits,
  read: (parts: AsyncIterable<Multipart>) => Promise<T>,
): Promise<T> {
  const failures = new Set<unknown>()
  const files: MultipartFile[] = []
  async function* parts() {
    try {
      for await (const part of request.parts({ limits })) {
        if (part.type === 'file') {
          files.push(part)
          part.file.once('error', (error) => failures.add(error))
        }
        yield part
      }
    } catch (error) {
      failures.add(error)
      throw error
    }
  }
  try {
    return await read(parts())
  } catch (error) {
    // A stream may have failed before it was passed on.
    const isOfBody = failures.has(error) || files.some(({ file }) => file.errored === error)
    // Other errors say themselves what they are, e.g. that a file took too long.
    const isUnnamed = error instanceof Error && !('statusCode' in error) && !(error instanceof PhotoError)
    throw isOfBody && isUnnamed ? new Problem(400, 'malformed_request') : error
  }
}
