import { CacheProvider, type EmotionCache } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { type Theme, ThemeProvider } from '@mui/material/styles'
import type { i18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import type { PublicPage, Site } from '../../src/api/schemas/publicPage.ts'
import { DirectoryPage } from './features/directory/DirectoryPage.tsx'
import { VenueDirectoryPage } from './features/directory/VenueDirectoryPage.tsx'
import { GuaranteePage } from './features/legal/GuaranteePage.tsx'
import { ImprintPage } from './features/legal/ImprintPage.tsx'
import { PrivacyPage } from './features/legal/PrivacyPage.tsx'
import { TermsPage } from './features/legal/TermsPage.tsx'
import { PlannerPage } from './features/planner/PlannerPage.tsx'
import { PortfolioPage } from './features/portfolio/PortfolioPage.tsx'
import { ReviewPages } from './features/review/ReviewPages.tsx'
import { UnsubscribePage } from './features/unsubscribe/UnsubscribePage.tsx'
import { VenuePage } from './features/venue/VenuePage.tsx'
import { WelcomePage } from './features/welcome/WelcomePage.tsx'
import { NotFoundPage } from './layout/NotFoundPage.tsx'
import { PublicLayout } from './publicPages/PublicLayout.tsx'
import { SiteProvider } from './site/SiteProvider.tsx'

interface PublicAppProps {
  readonly page: PublicPage
  readonly site: Site
  readonly i18n: i18n
  readonly styles: EmotionCache
  readonly theme: Theme
}

/** A public page. It is rendered on the server and not hydrated, so nothing in it may depend on a script. */
export function PublicApp({ page, site, i18n, styles, theme }: PublicAppProps) {
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <I18nextProvider i18n={i18n}>
          <SiteProvider site={site}>
            <PublicLayout bare={page.kind === 'welcome' && page.bare}>{contentOf(page)}</PublicLayout>
          </SiteProvider>
        </I18nextProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}

function contentOf(page: PublicPage) {
  switch (page.kind) {
    case 'welcome':
      return <WelcomePage {...page} />
    case 'directory':
      return <DirectoryPage path={page.path} shown={page.shown} />
    case 'provider':
      return <PlannerPage {...page} />
    case 'portfolio':
      return <PortfolioPage {...page} />
    case 'venue':
      return <VenuePage {...page} />
    case 'venueDirectory':
      return <VenueDirectoryPage path={page.path} shown={page.shown} />
    case 'imprint':
      return <ImprintPage shown={page.shown} />
    case 'privacy':
      return <PrivacyPage shown={page.shown} />
    case 'terms':
      return <TermsPage shown={page.shown} />
    case 'guarantee':
      return <GuaranteePage shown={page.shown} />
    case 'reviewForm':
    case 'reviewSent':
    case 'reviewLinkOver':
    case 'ownReview':
    case 'ownReviewErased':
      return <ReviewPages page={page} />
    case 'unsubscribe':
      return <UnsubscribePage {...page} />
    case 'notFound':
      return <NotFoundPage />
  }
}
