import '../../shared/theme/fonts.css'
import type { PublicPageData } from '../../../src/api/schemas/publicPage.ts'
import { countPagesShown } from '../analytics/countPagesShown.ts'
import { createAnalytics } from '../analytics/createAnalytics.ts'
import { createCoupleApi } from '../api/coupleApi.ts'
import { createErrorReports, reportUncaught } from '../errorReporting/createErrorReports.ts'
import { dateElement } from '../islands/DateElement.ts'
import { defineIslands } from '../islands/defineIslands.ts'
import { favouriteElement } from '../islands/FavouriteElement.ts'
import { FilmElement } from '../islands/FilmElement.ts'
import { createFavourites } from '../islands/favourites.ts'
import { MoreElement } from '../islands/MoreElement.ts'
import { NoticeElement } from '../islands/NoticeElement.ts'
import { ReviewFormElement } from '../islands/ReviewFormElement.ts'
import { sessionElement } from '../islands/SessionElement.ts'
import { viewElement } from '../islands/ViewElement.ts'
import { noteIntent } from './noteIntent.ts'
import { prefetchApp } from './prefetchApp.ts'

/** The script of public pages: islands, and with consent analytics and failure reports. */
function start({ language, maybeSignedIn, analyticsUrl, errorReportsUrl }: PublicPageData): void {
  reportUncaught(createErrorReports(errorReportsUrl))
  const track = createAnalytics(analyticsUrl)
  countPagesShown(track)
  noteIntent()
  prefetchApp()
  const api = createCoupleApi(() => language)
  defineIslands()
  customElements.define('alliance-date', dateElement(api))
  // A visitor's page has no favourite buttons.
  if (maybeSignedIn) customElements.define('alliance-favourite', favouriteElement(createFavourites(api)))
  customElements.define('alliance-film', FilmElement)
  customElements.define('alliance-more', MoreElement)
  customElements.define('alliance-notice', NoticeElement)
  customElements.define('alliance-review-form', ReviewFormElement)
  customElements.define('alliance-session', sessionElement({ maybeSignedIn, api, track }))
  customElements.define('alliance-view', viewElement(api))
}

const data = document.querySelector('#page-data')?.textContent
if (data) start(JSON.parse(data) as PublicPageData)
