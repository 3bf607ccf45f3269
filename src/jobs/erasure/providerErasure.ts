import type { ProviderId } from '../../domain/ids.ts'
import { nothingFound } from '../../domain/person/person.ts'
import { createPhotoFiles } from '../../integrations/photos/photoFiles.ts'
import { deleteCredentials } from '../../operational/credentials.ts'
import { forgetPortfolioViews } from '../../operational/portfolioViews.ts'
import { forgetProviderSignIns } from '../../operational/providerSignIns.ts'
import { forgetViews } from '../../operational/viewCounts.ts'
import { creditLedger } from '../../projections/creditLedger/creditLedger.ts'
import { findCorrections } from '../../projections/creditLedger/creditLedgerQueries.ts'
import { portfolios } from '../../projections/portfolios/portfolios.ts'
import { findPortfolioIds } from '../../projections/portfolios/portfoliosQueries.ts'
import { providerReviews } from '../../projections/providerReviews/providerReviews.ts'
import { findReviewIds } from '../../projections/providerReviews/providerReviewsQueries.ts'
import { venues } from '../../projections/venues/venues.ts'
import { findVenueIds } from '../../projections/venues/venuesQueries.ts'
import type { ErasureOfKind } from './erasureOfKind.ts'
import { releaseCompanyNumber } from './releaseCompanyNumber.ts'
import { releaseLogin } from './releaseLogin.ts'

/**
 * Removes a provider's page, and the reviews that only this page showed, with the provider's replies. Its requests stay with the couples
 * unchanged, without its name.
 */
export const providerErasure: ErasureOfKind = {
  readModels: [providerReviews, creditLedger, venues, portfolios],
  look: async (database, id) => ({
    ...nothingFound,
    reviews: await findReviewIds(database, id),
    corrections: await findCorrections(database, id as ProviderId),
    venues: await findVenueIds(database, id as ProviderId),
    portfolios: await findPortfolioIds(database, id as ProviderId),
  }),
  // Files are deleted first and last: an upload that was running may have written one meanwhile.
  async endAccess({ database, files }, id) {
    await createPhotoFiles(files).deleteAllOf(id as ProviderId)
    await deleteCredentials(database, id)
    await forgetProviderSignIns(database, id as ProviderId)
    await forgetViews(database, id as ProviderId)
    await forgetPortfolioViews(database, id as ProviderId)
  },
  async beforeKeyGoes(dependencies, id, found) {
    await releaseLogin(dependencies, { kind: 'provider', id })
    await releaseCompanyNumber(dependencies, id as ProviderId)
    const photos = createPhotoFiles(dependencies.files)
    for (const review of found.reviews) await photos.deleteAllOf(review)
    return found
  },
}
