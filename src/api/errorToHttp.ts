import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { IdempotencyKeyReused, TooContended, WrittenByNewerRelease } from '../commands/handleCommand.ts'
import { PaymentFailure } from '../integrations/payments/paymentFailure.ts'
import { isOfStorage, isTransient } from '../platform/transientError.ts'
import { NotReached } from '../projections/runner/positionWaiter.ts'
import { paymentProblem } from './paymentProblem.ts'
import { type FieldError, Problem } from './problem.ts'
import { apiSides } from './schemas/apiSides.ts'
import { problemText } from './texts/problemTexts.ts'

const officeSides = [apiSides.provider.base, apiSides.admin.base]

/** Converts every failure to one format, in this place only; internals are never revealed. */
export function errorToHttp(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblem(error)
  if (problem.status >= 500 && (problem.status !== 503 || error instanceof PaymentFailure || isOfStorage(error)))
    request.log.error({ err: error }, 'request failed')
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds)
  const detail = problem.message === problem.code ? problemText(problem.code, problem.status, request.language) : problem.message
  const body = {
    type: 'about:blank',
    title: STATUS_CODES[problem.status] ?? 'Error',
    status: problem.status,
    code: problem.code,
    detail,
    ...(problem.errors ? { errors: problem.errors } : {}),
    requestId: request.id,
    // The couple API names the text `error` and the code `error_slug`.
    ...(officeSides.some((base) => request.url.startsWith(`${base}/`)) ? {} : { success: false, error: detail, error_slug: problem.code }),
  }
  return reply.status(problem.status).serializer(JSON.stringify).type('application/problem+json').send(body)
}

function toProblem(error: FastifyError | Error): Problem {
  if (error instanceof Problem) return error
  if (error instanceof IdempotencyKeyReused) return new Problem(422, 'idempotency_key_reused')
  if (error instanceof TooContended || error instanceof WrittenByNewerRelease)
    return new Problem(503, 'try_again', { retryAfterSeconds: 1 })
  if (hasZodFastifySchemaValidationErrors(error))
    return new Problem(400, 'validation_error', { errors: error.validation.map(toFieldError) })
  if (error instanceof PaymentFailure) return paymentProblem(error)
  if (error instanceof NotReached) return new Problem(503, 'not_up_to_date', { retryAfterSeconds: 1 })
  if (isTransient(error)) return new Problem(503, 'temporarily_unavailable', { retryAfterSeconds: 2 })
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status !== undefined && status >= 400 && status < 500) return new Problem(status, clientErrorCode(status))
  return new Problem(500, 'unexpected_error')
}

function toFieldError(issue: { readonly instancePath: string; readonly message?: string | undefined }): FieldError {
  return { field: issue.instancePath.slice(1).replaceAll('/', '.'), message: issue.message ?? 'Invalid value' }
}

function clientErrorCode(status: number): string {
  return status === 413 ? 'body_too_large' : status === 415 ? 'unsupported_media_type' : status === 404 ? 'not_found' : 'malformed_request'
}
