import type { SellerCountry } from '../../../../domain/vat.ts'
import type { ApiDependencies } from '../../../dependencies.ts'

/** Where the operator sells from; France while it has not said who it is, which production asks of it. */
export function sellerCountry({ operator }: Pick<ApiDependencies['settings'], 'operator'>): SellerCountry {
  return operator?.operator.country ?? 'FR'
}
