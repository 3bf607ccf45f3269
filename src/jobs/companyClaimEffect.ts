import { type EffectPayload, effectPayloads } from '../domain/effect.ts'
import type { ProviderId } from '../domain/ids.ts'
import type { CompanyCheckServices } from './companyCheckEffect.ts'
import type { EffectKind } from './effectKind.ts'

/**
 * Claims a number that was validated before claims existed. If two accounts have it, the first to be validated keeps it; the other is
 * unchanged until its number is checked again. Rule COM-8.
 */
export function companyClaimEffect({
  loadCompanyNumber,
  claimCompanyNumber,
}: Pick<CompanyCheckServices, 'loadCompanyNumber' | 'claimCompanyNumber'>): EffectKind<EffectPayload<'companyClaim'>> {
  return {
    payload: effectPayloads.companyClaim,
    async handle({ id, payload }) {
      const given = await loadCompanyNumber(payload)
      if (!given || given.verifiedAt === null) return 'expired'
      const { country, number, verifiedAt } = given
      await claimCompanyNumber({ providerId: payload.providerId as ProviderId, country, number, verifiedAt }, id)
      return {}
    },
  }
}
