import { CompanyOutcome, parseCompanyNumber } from '../domain/companyNumber.ts'
import { type EffectPayload, effectPayloads } from '../domain/effect.ts'
import { ProviderId } from '../domain/ids.ts'
import type { Country } from '../domain/locale.ts'
import { run } from '../domain/process.ts'
import { recordCompanyCheck } from '../domain/provider/recordCompanyCheck.ts'
import type { CompanyRegistry } from '../integrations/companyRegistry/companyRegistry.ts'
import type { EffectKind } from './effectKind.ts'

export interface CompanyCheckServices {
  /** Undefined: nobody is asked, and a person reviews the numbers. */
  readonly companyRegistry: CompanyRegistry | undefined
  /** The number that was given then; undefined when it was replaced or erased since. */
  readonly loadCompanyNumber: (
    payload: EffectPayload<'companyCheck'>,
  ) => Promise<{ readonly country: Country; readonly number: string } | undefined>
  readonly now: () => Date
}

/**
 * Asks a register about a company number. Asking twice does no harm. A register that is out is asked again later and later: until then the
 * number stays `checking`, and what was shown before stays shown.
 */
export function companyCheckEffect({
  companyRegistry,
  loadCompanyNumber,
  now,
}: CompanyCheckServices): EffectKind<EffectPayload<'companyCheck'>> {
  return {
    payload: effectPayloads.companyCheck,
    async handle({ payload }) {
      const given = await loadCompanyNumber(payload)
      if (!given || !companyRegistry) return 'expired'
      const isOne = parseCompanyNumber(given.country, given.number) === given.number
      const outcome = isOne ? await companyRegistry.check(given.number) : 'invalid_format'
      return { data: { outcome, checkedAt: now().toISOString() } }
    },
    afterSuccess: ({ payload: { providerId, givenAt } }, { data = {} }) =>
      run(recordCompanyCheck, {
        providerId: ProviderId.parse(providerId),
        givenAt,
        outcome: CompanyOutcome.parse(data['outcome']),
        by: 'registry',
        checkedAt: String(data['checkedAt']),
      }),
  }
}
