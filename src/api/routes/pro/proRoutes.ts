import type { Route } from '../../route.ts'
import { accountRoutes } from './account/accountRoutes.ts'
import { proAuthRoutes } from './auth/proAuthRoutes.ts'
import { changeCompanyRoute } from './company/changeCompany.ts'
import { showCompanyRoute } from './company/showCompany.ts'
import { confirmDeletionRoute } from './confirmDeletion.ts'
import { listCreditEntriesRoute } from './listCreditEntries.ts'
import { listRequestsRoute } from './listRequests.ts'
import { markRequestSeenRoute } from './markRequestSeen.ts'
import { photoRoutes } from './photos/photoRoutes.ts'
import { rejectRequestRoute } from './rejectRequest.ts'
import { reviewRoutes } from './reviews/reviewRoutes.ts'
import { showCreditsRoute } from './showCredits.ts'
import { showRequestRoute } from './showRequest.ts'
import { unlockRequestRoute } from './unlockRequest.ts'

/** Every call of the provider side. */
export const proRoutes: readonly Route[] = [
  ...proAuthRoutes,
  ...accountRoutes,
  ...photoRoutes,
  ...reviewRoutes,
  changeCompanyRoute,
  showCompanyRoute,
  confirmDeletionRoute,
  listCreditEntriesRoute,
  listRequestsRoute,
  markRequestSeenRoute,
  rejectRequestRoute,
  showCreditsRoute,
  showRequestRoute,
  unlockRequestRoute,
]
