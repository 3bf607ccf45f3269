import { entityTag } from '../../../entityTag.ts'
import type { User } from '../../../schemas/couple/auth.ts'

/** Names the state of what a couple can edit of itself. */
export function profileTag({ email, city, zipCode, country, latitude, longitude, locale }: User): string {
  return entityTag([email, city, zipCode, country, latitude, longitude, locale])
}
