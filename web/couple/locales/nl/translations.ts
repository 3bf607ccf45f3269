import common from './common.json'
import layout from './layout.json'

/** There from the start. */
export const translations = { common, layout }

/** Brought by the pages that show them. */
export const later = {
  account: () => import('./account.json'),
  city: () => import('./city.json'),
  directory: () => import('./directory.json'),
  legal: () => import('./legal.json'),
  planner: () => import('./planner.json'),
  presentation: () => import('./presentation.json'),
  profile: () => import('./profile.json'),
  project: () => import('./project.json'),
  providers: () => import('./providers.json'),
  register: () => import('./register.json'),
  welcome: () => import('./welcome.json'),
  wizard: () => import('./wizard.json'),
}
