import type { FastifyRequest } from 'fastify'
import { Problem } from '../../../problem.ts'
import { signInText } from '../../../texts/signInTexts.ts'

/** The proof is missing or not valid for this call; reveals nothing about the number. */
export function phoneNotVerified({ language }: FastifyRequest): Problem {
  return new Problem(401, 'phone-not-verified', { detail: signInText('phone-not-verified', language) })
}
