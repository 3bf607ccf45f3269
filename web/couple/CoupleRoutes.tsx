import { Route, Routes } from 'react-router'
import { paths } from '../../src/api/schemas/pagePaths.ts'
import { lazily } from '../shared/loading/lazily.tsx'
import { Layout } from './layout/Layout.tsx'
import { NotFoundPage } from './layout/NotFoundPage.tsx'
import { pageTexts } from './texts/pageTexts.ts'
import { withTexts } from './texts/withTexts.tsx'

const StartPage = lazily(async () => (await import('./session/StartPage.tsx')).StartPage)
const AccountPage = withTexts(pageTexts.account, async () => (await import('./features/account/AccountPage.tsx')).AccountPage)
const RegisterPage = withTexts(pageTexts.register, async () => (await import('./features/register/RegisterPage.tsx')).RegisterPage)
const PresentationPage = withTexts(
  pageTexts.presentation,
  async () => (await import('./features/presentation/PresentationPage.tsx')).PresentationPage,
)
const WizardPage = withTexts(pageTexts.wizard, async () => (await import('./features/wizard/WizardPage.tsx')).WizardPage)
const ProjectPage = withTexts(pageTexts.project, async () => (await import('./features/project/ProjectPage.tsx')).ProjectPage)
const ProfilePage = withTexts(pageTexts.profile, async () => (await import('./features/profile/ProfilePage.tsx')).ProfilePage)

/** The app's routes; each page is loaded when it is first shown. Public pages are rendered by the server. */
export function CoupleRoutes() {
  return (
    <Routes>
      <Route element={<Layout bare />}>
        <Route path={paths.landing} element={<StartPage />} />
        <Route path={paths.landingAccount} element={<AccountPage />} />
      </Route>
      <Route element={<Layout />}>
        <Route path={paths.welcome} element={<StartPage />} />
        <Route path={paths.account} element={<AccountPage />} />
        <Route path={paths.register} element={<RegisterPage />} />
        <Route path={paths.presentation} element={<PresentationPage />} />
        <Route path={paths.wizard} element={<WizardPage />} />
        <Route path={paths.project} element={<ProjectPage />} />
        <Route path={paths.profile} element={<ProfilePage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
