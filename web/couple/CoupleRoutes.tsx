import { lazy, Suspense, useEffect } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { takenOver } from './earlyClick.ts'
import { Layout } from './layout/Layout.tsx'
import { NotFoundPage } from './layout/NotFoundPage.tsx'
import { PageSkeleton } from './layout/PageSkeleton.tsx'
import { directoryPaths, isKnownPath, paths, providerPaths } from './paths.ts'

const WelcomePage = lazy(async () => ({ default: (await import('./features/welcome/WelcomePage.tsx')).WelcomePage }))
const AccountPage = lazy(async () => ({ default: (await import('./features/account/AccountPage.tsx')).AccountPage }))
const RegisterPage = lazy(async () => ({ default: (await import('./features/register/RegisterPage.tsx')).RegisterPage }))
const PresentationPage = lazy(async () => ({ default: (await import('./features/presentation/PresentationPage.tsx')).PresentationPage }))
const WizardPage = lazy(async () => ({ default: (await import('./features/wizard/WizardPage.tsx')).WizardPage }))
const ProjectPage = lazy(async () => ({ default: (await import('./features/project/ProjectPage.tsx')).ProjectPage }))
const PlannerPage = lazy(async () => ({ default: (await import('./features/planner/PlannerPage.tsx')).PlannerPage }))
const DirectoryPage = lazy(async () => ({ default: (await import('./features/directory/DirectoryPage.tsx')).DirectoryPage }))
const ProfilePage = lazy(async () => ({ default: (await import('./features/profile/ProfilePage.tsx')).ProfilePage }))

/** Which page stands at which address; each is loaded when it is first shown. */
export function CoupleRoutes() {
  const { pathname } = useLocation()
  return (
    <Suspense fallback={<PageSkeleton />}>
      <TakenOver />
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
    </Suspense>
  )
}

/** Says that the page beside it is there: its effects run when all of it is. */
function TakenOver() {
  useEffect(() => void document.dispatchEvent(new Event(takenOver)), [])
  return null
}
