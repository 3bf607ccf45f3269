import type { FastifyRequest } from 'fastify'
import type { Language } from '../domain/locale.ts'
import { Problem } from './problem.ts'
import { signInText } from './texts/signInTexts.ts'

/**
 * The version on which a form is based, from its ETag; undefined for `*`, which matches any version.
 * @throws Problem 428 without the header, so that nothing is overwritten by mistake
 */
export function ifMatch({ headers }: FastifyRequest): string | undefined {
  const tag = headers['if-match']
  if (tag === undefined)
    throw new Problem(428, 'precondition_required', { detail: 'If-Match must name the version to be replaced, or be *.' })
  return tag === '*' ? undefined : tag
}

/** The data differ from the version that the caller saw. */
export function changedMeanwhile({ language }: { readonly language: Language }): Problem {
  return new Problem(412, 'changed_meanwhile', { detail: signInText('changed-meanwhile', language) })
}
