import { claimHash } from '../../commands/claimHash.ts'
import { releaseClaim } from '../../domain/claim/releaseClaim.ts'
import { isErased } from '../../domain/event.ts'
import type { ProviderId } from '../../domain/ids.ts'
import { provider, providerStream } from '../../domain/provider/provider.ts'
import { type ErasureDependencies, partOfErasure } from './erasureOfKind.ts'

/**
 * Releases the company number for another account. A keyed hash still records that it had its welcome credit. The number is readable until
 * the key is destroyed, so reading it as erased means that this step is done. Rules COM-8, REG-10.
 */
export async function releaseCompanyNumber({ commands, secrets }: ErasureDependencies, providerId: ProviderId): Promise<void> {
  const given = (await commands.load(provider, providerStream(providerId))).state.companyNumber
  if (!given || isErased(given.number)) return
  const hash = claimHash(secrets.claimKey, 'company', `${given.country} ${given.number}`)
  await commands.handle(releaseClaim, { kind: 'company', hash, owner: providerId }, partOfErasure(providerId, 'release number'))
}
