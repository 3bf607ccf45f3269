import type { ClaimedCompanyNumber, CompanyNumberToClaim } from '../commands/claimCompanyNumber.ts'
import { CompanyOutcome, parseCompanyNumber } from '../domain/companyNumber.ts'
import { type EffectPayload, effectPayloads } from '../domain/effect.ts'
import { ProviderId } from '../domain/ids.ts'
import { run } from '../domain/process.ts'
import { recordCompanyCheck } from '../domain/provider/recordCompanyCheck.ts'
import type { CompanyRegistry } from '../integrations/companyRegistry/companyRegistry.ts'
import type { EffectKind } from './effectKind.ts'

export interface CompanyCheckServices {
  /** Undefined: no register is asked; a person reviews the numbers. */
  readonly companyRegistry: CompanyRegistry | undefined
  /** The number that was entered then; undefined when it was replaced or erased since. */
  readonly loadCompanyNumber: (
    payload: EffectPayload<'companyCheck'>,
  ) => Promise<(CompanyNumberToClaim & { readonly verifiedAt: string | null }) | undefined>
  /** Claims a valid number for its provider; idempotent by `effectId`. */
  readonly claimCompanyNumber: (
    number: CompanyNumberToClaim & { readonly providerId: ProviderId; readonly verifiedAt?: string },
    effectId: string,
  ) => Promise<ClaimedCompanyNumber>
  readonly now: () => Date
}

/**
 * Checks a company number with a register; checking twice is harmless. When the register is unavailable, the check is retried with growing
 * pauses; until then the number stays `checking` and visibility does not change. A valid number must also be claimed, so that it belongs to
 * one account. Rule COM-8.
 */
export function companyCheckEffect({
  companyRegistry,
  loadCompanyNumber,
  claimCompanyNumber,
  now,
}: CompanyCheckServices): EffectKind<EffectPayload<'companyCheck'>> {
  return {
    payload: effectPayloads.companyCheck,
    async handle({ id, payload }) {
      const given = await loadCompanyNumber(payload)
      if (!given || !companyRegistry) return 'expired'
      const isOne = parseCompanyNumber(given.country, given.number) === given.number
      const outcome = isOne ? await companyRegistry.check(given.number) : 'invalid_format'
      const { country, number } = given
      const providerId = ProviderId.parse(payload.providerId)
      const claim = outcome === 'valid' ? await claimCompanyNumber({ providerId, country, number }, id) : {}
      return { data: { outcome, ...claim, checkedAt: now().toISOString() } }
    },
    afterSuccess: ({ payload: { providerId, givenAt } }, { data = {} }) =>
      run(recordCompanyCheck, {
        providerId: ProviderId.parse(providerId),
        givenAt,
        outcome: CompanyOutcome.parse(data['outcome']),
        ...(typeof data['claimed'] === 'boolean' && { claimed: data['claimed'], welcomedBefore: data['welcomedBefore'] === true }),
        by: 'registry',
        checkedAt: String(data['checkedAt']),
      }),
  }
}
