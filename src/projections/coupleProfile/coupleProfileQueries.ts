import type { Pool } from 'pg'
import type { CoupleId } from '../../domain/ids.ts'
import { schemaOf } from '../runner/projection.ts'
import { coupleProfile } from './coupleProfile.ts'

/** The user in the couple API's answers; latitude and longitude are degrees as text; fields of an unknown home are ''. */
export interface CoupleUser {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly phone: string
  readonly city: string
  readonly zipCode: string
  readonly country: string
  readonly latitude: string
  readonly longitude: string
  readonly locale: string
  readonly has_finished_onboarding: boolean
}

/** The couple with this id; undefined when it does not exist or was erased. */
export async function findCoupleUser(database: Pool, coupleId: CoupleId): Promise<CoupleUser | undefined> {
  const { rows } = await database.query<CoupleUser>({
    name: 'findCoupleUser',
    text: `SELECT email, firstname, lastname, phone, coalesce(city, '') AS city, coalesce(zip_code, '') AS "zipCode",
        coalesce(country, '') AS country, coalesce(latitude::text, '') AS latitude, coalesce(longitude::text, '') AS longitude,
        locale, has_finished_onboarding
      FROM ${schemaOf(coupleProfile)}.couples WHERE couple_id = $1 AND firstname IS NOT NULL`,
    values: [coupleId],
  })
  return rows[0]
}
