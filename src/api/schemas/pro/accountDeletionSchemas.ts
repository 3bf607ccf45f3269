import { z } from 'zod'
import { ProviderId } from '../../../domain/ids.ts'
import { erasedCounted, erasedUncounted } from '../../../domain/person/erasedKinds.ts'
import type { PublicRules } from '../../../domain/publicRules.ts'

const count = z.int().nonnegative()

/** What a provider loses with its account. */
export const AccountDeletion = z.object({
  id: ProviderId,
  credits: count,
  hasPremium: z.boolean(),
  requests: z.object({ received: count, open: count }),
  reviews: count,
  photos: count,
})

/** The reason for deleting the account, in the provider's own words, and its password. */
export const deleteAccountSchema = ({ deletionReason: { least, most } }: PublicRules) =>
  z.object({ reason: z.string().trim().min(least).max(most), currentPassword: z.string().min(1).max(1_000) })

/** The certificate of the provider's erasure: the kinds of data that were erased if they existed. */
export const ProviderCertificate = z.object({
  id: z.uuid(),
  askedAt: z.iso.datetime(),
  erasedAt: z.iso.datetime(),
  cleared: z
    .array(z.object({ what: z.enum([...erasedUncounted.provider, ...erasedCounted.provider]), count: count.optional() }))
    .readonly(),
})
