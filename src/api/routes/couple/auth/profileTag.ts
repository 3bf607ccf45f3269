import { entityTag } from '../../../entityTag.ts'
import type { User } from '../../../schemas/couple/auth.ts'

/** The ETag of the data that a couple can edit. */
export function profileTag({ email, city, zipCode, country, latitude, longitude, locale }: User): string {
  return entityTag([email, city, zipCode, country, latitude, longitude, locale])
}
