import { paths } from '../../src/api/schemas/pagePaths.ts'
import type { InterfaceLanguage } from '../shared/i18n/languages.ts'
import { pageTextsOf } from './locales/pageTexts.ts'

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
  const texts = ['translations.ts', ...pageTextsOf(path).map((name) => `${name}.json`)]
  return ['startApp.tsx', ...texts.map((file) => `locales/${language}/${file}`), ...(page === undefined ? [] : [`features/${page}`])]
}
