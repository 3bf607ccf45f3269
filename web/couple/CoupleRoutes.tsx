import { Route, Routes, useLocation } from 'react-router'
import { lazily } from '../shared/loading/lazily.tsx'
import { Layout } from './layout/Layout.tsx'
import { NotFoundPage } from './layout/NotFoundPage.tsx'
import { directoryPaths, isKnownPath, paths, providerPaths } from './paths.ts'

const WelcomePage = lazily(async () => (await import('./features/welcome/WelcomePage.tsx')).WelcomePage)
const AccountPage = lazily(async () => (await import('./features/account/AccountPage.tsx')).AccountPage)
const RegisterPage = lazily(async () => (await import('./features/register/RegisterPage.tsx')).RegisterPage)
const PresentationPage = lazily(async () => (await import('./features/presentation/PresentationPage.tsx')).PresentationPage)
const WizardPage = lazily(async () => (await import('./features/wizard/WizardPage.tsx')).WizardPage)
const ProjectPage = lazily(async () => (await import('./features/project/ProjectPage.tsx')).ProjectPage)
const PlannerPage = lazily(async () => (await import('./features/planner/PlannerPage.tsx')).PlannerPage)
const DirectoryPage = lazily(async () => (await import('./features/directory/DirectoryPage.tsx')).DirectoryPage)
const ProfilePage = lazily(async () => (await import('./features/profile/ProfilePage.tsx')).ProfilePage)

/** Which page stands at which address; each is loaded when it is first shown. */
export function CoupleRoutes() {
  const { pathname } = useLocation()
  return (
    <Routes>
      {isKnownPath(pathname) && (
        <>
          <Route element={<Layout bare />}>
            <Route path={paths.landing} element={<WelcomePage />} />
            <Route path={paths.landingAccount} element={<AccountPage />} />
          </Route>
          <Route element={<Layout />}>
            <Route path={paths.welcome} element={<WelcomePage />} />
            <Route path={paths.account} element={<AccountPage />} />
            <Route path={paths.register} element={<RegisterPage />} />
            <Route path={paths.presentation} element={<PresentationPage />} />
            <Route path={paths.wizard} element={<WizardPage />} />
            <Route path={paths.project} element={<ProjectPage />} />
            <Route path={paths.profile} element={<ProfilePage />} />
            {directoryPaths.map((path) => (
              <Route key={path} path={path} element={<DirectoryPage />} />
            ))}
            {providerPaths.map((path) => (
              <Route key={path} path={path} element={<PlannerPage />} />
            ))}
          </Route>
        </>
      )}
      <Route element={<Layout />}>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
