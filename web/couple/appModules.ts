import { paths } from '../../src/api/schemas/pagePaths.ts'
import type { InterfaceLanguage } from '../shared/i18n/languages.ts'
import { pageTextsOf, startTexts } from './texts/pageTexts.ts'

const appModules: Readonly<Record<string, string>> = {
  [paths.account]: 'account/AccountPage.tsx',
  [paths.landingAccount]: 'account/AccountPage.tsx',
  [paths.register]: 'register/RegisterPage.tsx',
  [paths.presentation]: 'presentation/PresentationPage.tsx',
  [paths.wizard]: 'wizard/WizardPage.tsx',
  [paths.project]: 'project/ProjectPage.tsx',
  [paths.profile]: 'profile/ProfilePage.tsx',
}

/** Source files that a page of the app will ask for right after the entry, as the build's manifest names them: the server announces their chunks. */
export function appModulesOf(path: string, language: InterfaceLanguage): readonly string[] {
  const page = appModules[path]
  const texts = [...startTexts, ...pageTextsOf(path)].map((name) => `texts/${language}/${name}.json`)
  return ['startApp.tsx', ...texts, ...(page === undefined ? [] : [`features/${page}`])]
}
