import type { Route } from '../../route.ts'
import { accountRoutes } from './account/accountRoutes.ts'
import { proAuthRoutes } from './auth/proAuthRoutes.ts'
import { availabilityRoutes } from './availability/availabilityRoutes.ts'
import { changeCompanyRoute } from './company/changeCompany.ts'
import { showCompanyRoute } from './company/showCompany.ts'
import { confirmDeletionRoute } from './confirmDeletion.ts'
import { exportLedgerRoute } from './exportLedger.ts'
import { exportRequestsRoute } from './exportRequests.ts'
import { exportStatementRoute } from './exportStatement.ts'
import { downloadInvoiceRoute } from './invoices/downloadInvoice.ts'
import { listInvoicesRoute } from './invoices/listInvoices.ts'
import { listCreditEntriesRoute } from './listCreditEntries.ts'
import { listRequestsRoute } from './listRequests.ts'
import { markRequestSeenRoute } from './markRequestSeen.ts'
import { markRequestsReadRoute } from './markRequestsRead.ts'
import { moveRequestRoute } from './moveRequest.ts'
import { paymentRoutes } from './payments/paymentRoutes.ts'
import { photoRoutes } from './photos/photoRoutes.ts'
import { portfolioRoutes } from './portfolios/portfolioRoutes.ts'
import { rejectRequestRoute } from './rejectRequest.ts'
import { reviewRoutes } from './reviews/reviewRoutes.ts'
import { searchRecordsRoute } from './searchRecords.ts'
import { offerServicesRoute } from './services/offerServices.ts'
import { showServicesRoute } from './services/showServices.ts'
import { changeNotificationRoute } from './settings/changeNotification.ts'
import { changeTextMessagesRoute } from './settings/changeTextMessages.ts'
import { chooseAccentRoute } from './settings/chooseAccent.ts'
import { showSettingsRoute } from './settings/showSettings.ts'
import { showCreditsRoute } from './showCredits.ts'
import { showDashboardRoute } from './showDashboard.ts'
import { showRequestRoute } from './showRequest.ts'
import { showRequestNoteRoute } from './showRequestNote.ts'
import { changeSocialNetworksRoute } from './socialNetworks/changeSocialNetworks.ts'
import { showSocialNetworksRoute } from './socialNetworks/showSocialNetworks.ts'
import { showStatisticsRoute } from './statistics/showStatistics.ts'
import { submitProfileAgainRoute } from './submitProfileAgain.ts'
import { subscriptionRoutes } from './subscription/subscriptionRoutes.ts'
import { listSupportMessagesRoute } from './support/listSupportMessages.ts'
import { sendSupportMessageRoute } from './support/sendSupportMessage.ts'
import { showSupportRoute } from './support/showSupport.ts'
import { templateRoutes } from './templates/templateRoutes.ts'
import { changeTextsRoute } from './texts/changeTexts.ts'
import { showTextsRoute } from './texts/showTexts.ts'
import { unlockRequestRoute } from './unlockRequest.ts'
import { venueRoutes } from './venues/venueRoutes.ts'
import { videoRoutes } from './videos/videoRoutes.ts'
import { writeRequestNoteRoute } from './writeRequestNote.ts'

/** Every call of the provider side. */
export const proRoutes: readonly Route[] = [
  ...proAuthRoutes,
  ...accountRoutes,
  ...availabilityRoutes,
  ...photoRoutes,
  ...paymentRoutes,
  ...subscriptionRoutes,
  ...videoRoutes,
  ...templateRoutes,
  ...reviewRoutes,
  ...venueRoutes,
  ...portfolioRoutes,
  listInvoicesRoute,
  downloadInvoiceRoute,
  changeCompanyRoute,
  changeSocialNetworksRoute,
  changeTextsRoute,
  changeNotificationRoute,
  changeTextMessagesRoute,
  chooseAccentRoute,
  offerServicesRoute,
  showCompanyRoute,
  showServicesRoute,
  showSocialNetworksRoute,
  showTextsRoute,
  confirmDeletionRoute,
  exportLedgerRoute,
  exportRequestsRoute,
  exportStatementRoute,
  listCreditEntriesRoute,
  listRequestsRoute,
  markRequestSeenRoute,
  markRequestsReadRoute,
  moveRequestRoute,
  rejectRequestRoute,
  showCreditsRoute,
  searchRecordsRoute,
  showDashboardRoute,
  showStatisticsRoute,
  submitProfileAgainRoute,
  listSupportMessagesRoute,
  sendSupportMessageRoute,
  showSupportRoute,
  showRequestNoteRoute,
  showRequestRoute,
  showSettingsRoute,
  unlockRequestRoute,
  writeRequestNoteRoute,
]
