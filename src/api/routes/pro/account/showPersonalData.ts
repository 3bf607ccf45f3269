import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { ownPersonalData } from './ownPersonalData.ts'

/** GET /api/pro/account. */
export const showPersonalDataRoute = ownPersonalData.showRoute(proCalls.showPersonalData, {
  tags: ['account'],
  summary: 'The own data',
  description: 'The ETag names what can be changed: names and phone.',
})
