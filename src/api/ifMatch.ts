import type { FastifyRequest } from 'fastify'
import type { Language } from '../domain/locale.ts'
import { Problem } from './problem.ts'
import { signInText } from './texts/signInTexts.ts'

/**
 * The version that a form was filled on, by its ETag; undefined for `*`, which takes whatever there is.
 * @throws Problem 428 when the call names none: nothing is overwritten by mistake
 */
export function ifMatch({ headers }: FastifyRequest): string | undefined {
  const tag = headers['if-match']
  if (tag === undefined)
    throw new Problem(428, 'precondition_required', { detail: 'If-Match must name the version to be replaced, or be *.' })
  return tag === '*' ? undefined : tag
}

/** What was saved under `If-Match` is not what the caller had seen. */
export function changedMeanwhile({ language }: { readonly language: Language }): Problem {
  return new Problem(412, 'changed_meanwhile', { detail: signInText('changed-meanwhile', language) })
}
