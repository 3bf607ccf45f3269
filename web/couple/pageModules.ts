import type { InterfaceLanguage } from '../shared/i18n/languages.ts'
import { isDirectoryPage, isProviderPage, paths } from './paths.ts'

const pageModules: Readonly<Record<string, string>> = {
  [paths.welcome]: 'welcome/WelcomePage.tsx',
  [paths.landing]: 'welcome/WelcomePage.tsx',
  [paths.account]: 'account/AccountPage.tsx',
  [paths.landingAccount]: 'account/AccountPage.tsx',
  [paths.register]: 'register/RegisterPage.tsx',
  [paths.presentation]: 'presentation/PresentationPage.tsx',
  [paths.wizard]: 'wizard/WizardPage.tsx',
  [paths.project]: 'project/ProjectPage.tsx',
  [paths.profile]: 'profile/ProfilePage.tsx',
}

/** Source files that a page will ask for right after the entry, as the build's manifest names them: the server announces their chunks. */
export function pageModulesOf(path: string, language: InterfaceLanguage): readonly string[] {
  const page = publicPageOf(path) ?? pageModules[path]
  return ['startApp.tsx', `locales/${language}/translations.ts`, ...(page === undefined ? [] : [`features/${page}`])]
}

function publicPageOf(path: string): string | undefined {
  if (isProviderPage(path)) return 'planner/PlannerPage.tsx'
  return isDirectoryPage(path) ? 'directory/DirectoryPage.tsx' : undefined
}
