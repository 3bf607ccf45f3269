import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { ownCompany } from './ownCompany.ts'

/** GET /api/pro/company. */
export const showCompanyRoute = ownCompany.showRoute(proCalls.showCompany, {
  tags: ['company'],
  summary: 'The company, and what the check of its number found',
  description: 'The ETag names what can be changed; the outcome of a check is no part of it.',
})
