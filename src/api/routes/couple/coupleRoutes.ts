import type { Route } from '../../route.ts'
import { coupleAuthRoutes } from './auth/coupleAuthRoutes.ts'
import { cancelProjectRoute } from './cancelProject.ts'
import { choosePrestatairesRoute } from './choosePrestataires.ts'
import { disclosureRoutes } from './disclosures.ts'
import { duplicateProjectRoute } from './duplicateProject.ts'
import { exportDataRoute } from './exportData.ts'
import { favouriteRoutes } from './favourites.ts'
import { listProjectsRoute } from './listProjects.ts'
import { notificationRoutes } from './notifications.ts'
import { referenceListRoutes } from './referenceLists.ts'
import { saveProjectRoute } from './saveProject.ts'
import { searchPrestatairesRoute } from './searchPrestataires.ts'
import { sendToPrestataireRoute } from './sendToPrestataire.ts'
import { settleProjectRoute } from './settleProject.ts'
import { showPlannerRoute } from './showPlanner.ts'
import { suggestPrestatairesRoute } from './suggestPrestataires.ts'

/** Every call of the couple side. */
export const coupleRoutes: readonly Route[] = [
  ...coupleAuthRoutes,
  referenceListRoutes,
  listProjectsRoute,
  saveProjectRoute,
  duplicateProjectRoute,
  settleProjectRoute,
  cancelProjectRoute,
  suggestPrestatairesRoute,
  choosePrestatairesRoute,
  sendToPrestataireRoute,
  searchPrestatairesRoute,
  showPlannerRoute,
  ...favouriteRoutes,
  ...disclosureRoutes,
  ...notificationRoutes,
  exportDataRoute,
]
