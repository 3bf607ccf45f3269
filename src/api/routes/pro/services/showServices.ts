import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { ownServices } from './ownServices.ts'

/** GET /api/pro/services. */
export const showServicesRoute = ownServices.showRoute(proCalls.showServices, {
  tags: ['company'],
  summary: 'The services on offer',
  description: 'A row for each service, with what couples do not see. The ETag names their version.',
})
