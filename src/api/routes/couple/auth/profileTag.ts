import { createHash } from 'node:crypto'
import type { User } from '../../../schemas/couple/auth.ts'

/** Names the state of what a couple can edit of itself. */
export function profileTag({ email, city, zipCode, country, latitude, longitude, locale }: User): string {
  const state = JSON.stringify([email, city, zipCode, country, latitude, longitude, locale])
  return `"${createHash('sha256').update(state).digest('base64url').slice(0, 22)}"`
}
