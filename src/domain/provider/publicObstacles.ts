import type { Provider } from './provider.ts'
import type { PublicObstacle } from './publicObstacle.ts'

const refused = new Set(['invalid_format', 'not_found', 'inactive', 'in_use'])

/** What prevents a profile from being public, the provider's own tasks first; empty when it is public. */
export function publicObstacles({
  company,
  contact,
  companyNumber,
  moderation,
}: Pick<Provider, 'company' | 'contact' | 'companyNumber' | 'moderation'>): readonly PublicObstacle[] {
  const found: Readonly<Record<PublicObstacle, boolean>> = {
    company_missing: company === undefined,
    email_not_confirmed: contact?.emailConfirmed === false && moderation !== 'approved',
    number_refused: companyNumber !== undefined && refused.has(companyNumber.state),
    rejected: moderation === 'rejected',
    in_moderation: moderation === 'in_progress',
  }
  return (Object.keys(found) as PublicObstacle[]).filter((obstacle) => found[obstacle])
}
