import type { Process } from './domain/process.ts'
import { checkCompanyNumberAgainWhenItIsDue } from './domain/processes/checkCompanyNumberAgainWhenItIsDue.ts'
import { checkCompanyNumberWhenItIsGiven } from './domain/processes/checkCompanyNumberWhenItIsGiven.ts'
import { claimCompanyNumberWhenItWasVerified } from './domain/processes/claimCompanyNumberWhenItWasVerified.ts'
import { closeAccountWhenProviderIsErased } from './domain/processes/closeAccountWhenProviderIsErased.ts'
import { closeRequestsWhenPlannerIsFound } from './domain/processes/closeRequestsWhenPlannerIsFound.ts'
import { creditAccountWhenPaymentSucceeded } from './domain/processes/creditAccountWhenPaymentSucceeded.ts'
import { deleteFilesWhenPhotoIsRemoved } from './domain/processes/deleteFilesWhenPhotoIsRemoved.ts'
import { destroyInvoiceWhenItsRetentionEnds } from './domain/processes/destroyInvoiceWhenItsRetentionEnds.ts'
import { eraseCoupleWhenItDeletesItsAccount } from './domain/processes/eraseCoupleWhenItDeletesItsAccount.ts'
import { erasePersonWhenItsErasureIsAsked } from './domain/processes/erasePersonWhenItsErasureIsAsked.ts'
import { grantWelcomeCreditWhenProviderRegisters } from './domain/processes/grantWelcomeCreditWhenProviderRegisters.ts'
import { inviteToReviewAfterTheEvent } from './domain/processes/inviteToReviewAfterTheEvent.ts'
import { issueInvoiceWhenItIsNumbered } from './domain/processes/issueInvoiceWhenItIsNumbered.ts'
import { mailCoupleWhenRequestIsUnlocked } from './domain/processes/mailCoupleWhenRequestIsUnlocked.ts'
import { mailCoupleWhenReviewIsInvited } from './domain/processes/mailCoupleWhenReviewIsInvited.ts'
import { mailFormerAddressWhenLoginEmailIsChanged } from './domain/processes/mailFormerAddressWhenLoginEmailIsChanged.ts'
import { mailLinkWhenLoginEmailChangeIsAsked } from './domain/processes/mailLinkWhenLoginEmailChangeIsAsked.ts'
import { mailLinkWhenProviderHasToConfirmItsEmail } from './domain/processes/mailLinkWhenProviderHasToConfirmItsEmail.ts'
import { mailOperatorWhenSupportMessageIsSent } from './domain/processes/mailOperatorWhenSupportMessageIsSent.ts'
import { mailProviderAboutItsPremium } from './domain/processes/mailProviderAboutItsPremium.ts'
import { mailProvidersWhenPlannerIsFound } from './domain/processes/mailProvidersWhenPlannerIsFound.ts'
import { mailProviderWhenContactDeletionIsAsked } from './domain/processes/mailProviderWhenContactDeletionIsAsked.ts'
import { mailProviderWhenCreditIsReturned } from './domain/processes/mailProviderWhenCreditIsReturned.ts'
import { mailProviderWhenInvoiceIsIssued } from './domain/processes/mailProviderWhenInvoiceIsIssued.ts'
import { mailProviderWhenItIsApproved } from './domain/processes/mailProviderWhenItIsApproved.ts'
import { mailProviderWhenItIsRejected } from './domain/processes/mailProviderWhenItIsRejected.ts'
import { mailProviderWhenItsMailIsTriedAgain } from './domain/processes/mailProviderWhenItsMailIsTriedAgain.ts'
import { mailProviderWhenItsNumberIsRefused } from './domain/processes/mailProviderWhenItsNumberIsRefused.ts'
import { mailProviderWhenItsPasswordIsChanged } from './domain/processes/mailProviderWhenItsPasswordIsChanged.ts'
import { mailProviderWhenPartIsRejected } from './domain/processes/mailProviderWhenPartIsRejected.ts'
import { mailProviderWhenRequestIsReceived } from './domain/processes/mailProviderWhenRequestIsReceived.ts'
import { mailProviderWhenRequestIsWithdrawn } from './domain/processes/mailProviderWhenRequestIsWithdrawn.ts'
import { mailProviderWhenReviewIsPublished } from './domain/processes/mailProviderWhenReviewIsPublished.ts'
import { mailProviderWhenVenueIsRejected } from './domain/processes/mailProviderWhenVenueIsRejected.ts'
import { mailProviderWhenVenueIsValidated } from './domain/processes/mailProviderWhenVenueIsValidated.ts'
import { mailProviderWhenWelcomeCreditIsReversed } from './domain/processes/mailProviderWhenWelcomeCreditIsReversed.ts'
import { mailReviewerWhenReviewIsHidden } from './domain/processes/mailReviewerWhenReviewIsHidden.ts'
import { mailReviewerWhenReviewIsPublished } from './domain/processes/mailReviewerWhenReviewIsPublished.ts'
import { mailReviewerWhenReviewIsWritten } from './domain/processes/mailReviewerWhenReviewIsWritten.ts'
import { makeFileWhenInvoiceIsIssued } from './domain/processes/makeFileWhenInvoiceIsIssued.ts'
import { makeRenditionsWhenPhotoIsAdded } from './domain/processes/makeRenditionsWhenPhotoIsAdded.ts'
import { numberCreditNoteWhenMoneyGoesBack } from './domain/processes/numberCreditNoteWhenMoneyGoesBack.ts'
import { numberInvoiceWhenPaymentSucceeds } from './domain/processes/numberInvoiceWhenPaymentSucceeds.ts'
import { openRequestWhenProviderIsContacted } from './domain/processes/openRequestWhenProviderIsContacted.ts'
import { readCalendarFeedsWhenTheyAreDue } from './domain/processes/readCalendarFeedsWhenTheyAreDue.ts'
import { recordClosureInAccountWhenRequestIsClosed } from './domain/processes/recordClosureInAccountWhenRequestIsClosed.ts'
import { recordWithdrawalInAccountWhenRequestIsWithdrawn } from './domain/processes/recordWithdrawalInAccountWhenRequestIsWithdrawn.ts'
import { releaseLoginEmailWhenItIsNotUsed } from './domain/processes/releaseLoginEmailWhenItIsNotUsed.ts'
import { removePaymentCustomerWhenAccountIsClosed } from './domain/processes/removePaymentCustomerWhenAccountIsClosed.ts'
import { returnCreditsWhenCoupleIsUnreachable } from './domain/processes/returnCreditsWhenCoupleIsUnreachable.ts'
import { reverseWelcomeCreditWhenItsNumberHadOne } from './domain/processes/reverseWelcomeCreditWhenItsNumberHadOne.ts'
import { settleSubscriptionWhenItsPeriodIsOver } from './domain/processes/settleSubscriptionWhenItsPeriodIsOver.ts'
import { suggestOthersWhenNobodyAnswers } from './domain/processes/suggestOthersWhenNobodyAnswers.ts'
import { textProviderAboutItsRequests } from './domain/processes/textProviderAboutItsRequests.ts'
import { tryRenewalAgainWhenItFailed } from './domain/processes/tryRenewalAgainWhenItFailed.ts'
import { withdrawRequestsWhenProjectIsCancelled } from './domain/processes/withdrawRequestsWhenProjectIsCancelled.ts'
import { coupleDisclosures } from './projections/coupleDisclosures/coupleDisclosures.ts'
import { coupleFavourites } from './projections/coupleFavourites/coupleFavourites.ts'
import { coupleProfile } from './projections/coupleProfile/coupleProfile.ts'
import { coupleProjects } from './projections/coupleProjects/coupleProjects.ts'
import { creditLedger } from './projections/creditLedger/creditLedger.ts'
import { finance } from './projections/finance/finance.ts'
import { invoices } from './projections/invoices/invoices.ts'
import { moderationQueue } from './projections/moderationQueue/moderationQueue.ts'
import { portfolios } from './projections/portfolios/portfolios.ts'
import { providerAccount } from './projections/providerAccount/providerAccount.ts'
import { providerAvailability } from './projections/providerAvailability/providerAvailability.ts'
import { providerDirectory } from './projections/providerDirectory/providerDirectory.ts'
import { providerHistory } from './projections/providerHistory/providerHistory.ts'
import { providerPayments } from './projections/providerPayments/providerPayments.ts'
import { providerReviews } from './projections/providerReviews/providerReviews.ts'
import { requestInbox } from './projections/requestInbox/requestInbox.ts'
import { createProjectionCatalogue } from './projections/runner/catalogue.ts'
import { venues } from './projections/venues/venues.ts'

/** Every read model of the product. */
export const projections = createProjectionCatalogue(
  coupleDisclosures,
  coupleFavourites,
  coupleProfile,
  coupleProjects,
  creditLedger,
  finance,
  invoices,
  moderationQueue,
  portfolios,
  providerAccount,
  providerAvailability,
  providerDirectory,
  providerHistory,
  providerPayments,
  providerReviews,
  requestInbox,
  venues,
)

/** Everything that follows by itself. */
export const processes: readonly Process[] = [
  checkCompanyNumberAgainWhenItIsDue,
  checkCompanyNumberWhenItIsGiven,
  claimCompanyNumberWhenItWasVerified,
  closeAccountWhenProviderIsErased,
  closeRequestsWhenPlannerIsFound,
  creditAccountWhenPaymentSucceeded,
  deleteFilesWhenPhotoIsRemoved,
  eraseCoupleWhenItDeletesItsAccount,
  erasePersonWhenItsErasureIsAsked,
  grantWelcomeCreditWhenProviderRegisters,
  inviteToReviewAfterTheEvent,
  mailCoupleWhenRequestIsUnlocked,
  mailCoupleWhenReviewIsInvited,
  mailFormerAddressWhenLoginEmailIsChanged,
  mailLinkWhenLoginEmailChangeIsAsked,
  mailLinkWhenProviderHasToConfirmItsEmail,
  mailOperatorWhenSupportMessageIsSent,
  mailProviderAboutItsPremium,
  mailProviderWhenContactDeletionIsAsked,
  mailProviderWhenCreditIsReturned,
  mailProviderWhenItIsApproved,
  mailProviderWhenItIsRejected,
  mailProviderWhenItsMailIsTriedAgain,
  mailProviderWhenItsNumberIsRefused,
  mailProviderWhenItsPasswordIsChanged,
  mailProviderWhenPartIsRejected,
  mailProviderWhenRequestIsReceived,
  mailProviderWhenRequestIsWithdrawn,
  mailProviderWhenReviewIsPublished,
  mailProviderWhenVenueIsRejected,
  mailProviderWhenVenueIsValidated,
  mailProviderWhenWelcomeCreditIsReversed,
  mailProvidersWhenPlannerIsFound,
  mailReviewerWhenReviewIsHidden,
  mailReviewerWhenReviewIsPublished,
  mailReviewerWhenReviewIsWritten,
  makeRenditionsWhenPhotoIsAdded,
  openRequestWhenProviderIsContacted,
  readCalendarFeedsWhenTheyAreDue,
  recordClosureInAccountWhenRequestIsClosed,
  recordWithdrawalInAccountWhenRequestIsWithdrawn,
  releaseLoginEmailWhenItIsNotUsed,
  removePaymentCustomerWhenAccountIsClosed,
  returnCreditsWhenCoupleIsUnreachable,
  reverseWelcomeCreditWhenItsNumberHadOne,
  settleSubscriptionWhenItsPeriodIsOver,
  suggestOthersWhenNobodyAnswers,
  textProviderAboutItsRequests,
  issueInvoiceWhenItIsNumbered,
  mailProviderWhenInvoiceIsIssued,
  makeFileWhenInvoiceIsIssued,
  destroyInvoiceWhenItsRetentionEnds,
  numberCreditNoteWhenMoneyGoesBack,
  numberInvoiceWhenPaymentSucceeds,
  tryRenewalAgainWhenItFailed,
  withdrawRequestsWhenProjectIsCancelled,
]
