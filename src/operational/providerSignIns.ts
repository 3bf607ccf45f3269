import type { Pool } from 'pg'
import type { ProviderId } from '../domain/ids.ts'

/** Records when a provider signed in; an earlier time changes nothing. */
export async function noteProviderSignIn(database: Pool, providerId: ProviderId, at: Date): Promise<void> {
  await database.query({
    name: 'note-provider-sign-in',
    text: `INSERT INTO operational.provider_sign_ins (provider_id, signed_in_at) VALUES ($1, $2)
      ON CONFLICT (provider_id) DO UPDATE SET signed_in_at = excluded.signed_in_at
      WHERE provider_sign_ins.signed_in_at < excluded.signed_in_at`,
    values: [providerId, at],
  })
}

/** Deletes the sign-ins of a provider. */
export async function forgetProviderSignIns(database: Pool, providerId: ProviderId): Promise<void> {
  await database.query('DELETE FROM operational.provider_sign_ins WHERE provider_id = $1', [providerId])
}
