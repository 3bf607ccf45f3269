import { basename } from 'node:path'
import { moduleOf } from '../../web/couple/appModules.ts'
import { type AppPage, appPageNames, pageTexts, startTexts } from '../../web/couple/texts/pageTexts.ts'
import { startTexts as officeStartTexts } from '../../web/office/texts/startTexts.ts'
import { declaredTexts } from './readTextUse.ts'

/** A built web app: chunks by source file, and their sizes. */
export interface MeasuredBuild {
  readonly manifest: Readonly<Record<string, Chunk>>
  /** Size of a file in bytes after gzip. */
  sizeOf(file: string): number
}

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly isDynamicEntry?: boolean
}

export interface ScriptBudget {
  readonly name: string
  readonly bytes: number
  readonly limit: number
}

interface AppBudgets {
  /** Everything that the app's first page needs. */
  readonly start: readonly string[]
  /** Texts loaded together with pages and later parts, by module. */
  readonly texts?: ReadonlyMap<string, readonly string[]>
  /** Script until a page is usable: the limit, and the parts loaded besides the page itself. */
  readonly pages: Readonly<Record<string, { readonly limit: number; readonly asksFor?: readonly string[] }>>
  /** Script until a form within a page is usable: the page with all it loads for it. */
  readonly forms?: Readonly<Record<string, { readonly limit: number; readonly asksFor: readonly string[] }>>
  /** Parts loaded later, not counting the start and what is preloaded: dialogs and large fields. */
  readonly later: Readonly<Record<string, number>>
  /** What most further pages share; it is preloaded after the first page. */
  readonly preloaded?: { readonly modules: readonly string[]; readonly limit: number }
  /** Every further page, not counting the start and what is preloaded. */
  readonly furtherPage?: number
  /** Public pages, which have their own scripts. */
  readonly publicPages?: { readonly entry: string; readonly limit: number }
}

const kB = 1_000
const french = (names: readonly string[]) => names.map((name) => `texts/fr/${name}.json`)
const textsOf = (page: AppPage) => french(pageTexts[page])
const text = /^texts\//

/** The budgets of the couple app's pages, and of the public pages. */
export const coupleBudgets: AppBudgets = {
  start: ['index.html', 'startApp.tsx', ...french(startTexts)],
  publicPages: { entry: 'public.html', limit: 15 * kB },
  pages: {
    ...Object.fromEntries(appPageNames.map((page) => [moduleOf(page), { limit: 240 * kB, asksFor: textsOf(page) }])),
    [moduleOf('account')]: { limit: 190 * kB, asksFor: ['features/account/SignIn.tsx', ...textsOf('account')] },
    'session/StartPage.tsx': { limit: 200 * kB },
  },
  forms: {
    'step 2 of the wizard': {
      limit: 240 * kB,
      asksFor: [moduleOf('wizard'), 'eventDate/EventDateField.tsx', 'city/CityField.tsx', ...textsOf('wizard')],
    },
    'search in a project': {
      limit: 240 * kB,
      asksFor: [moduleOf('project'), 'features/project/search/SearchMore.tsx', ...textsOf('project')],
    },
  },
  later: {
    'analytics/eventOutbox.ts': 2 * kB,
    'errorReporting/failureOutbox.ts': 2 * kB,
    'eventDate/EventCalendar.tsx': 50 * kB,
    'features/account/CodeForm.tsx': 15 * kB,
    'features/account/phoneEntry.ts': 45 * kB,
    'features/profile/editedProfile.ts': 45 * kB,
    'features/profile/personalData/AskDeletionDialog.tsx': 40 * kB,
    'features/profile/personalData/DeleteAccountDialog.tsx': 40 * kB,
    'features/profile/personalData/Notifications.tsx': 40 * kB,
    'features/project/ProjectNews.tsx': 15 * kB,
    'features/project/end/EndDialog.tsx': 40 * kB,
    'features/project/search/SearchMore.tsx': 60 * kB,
    'features/project/search/SearchPages.tsx': 15 * kB,
    'features/project/search/VenueResults.tsx': 25 * kB,
    'features/project/send/SendDialog.tsx': 40 * kB,
    'features/register/TermsDialog.tsx': 20 * kB,
    'features/register/registration.ts': 45 * kB,
    'features/wizard/steps/ConfirmationStep.tsx': 45 * kB,
    'features/wizard/steps/SuggestionsStep.tsx': 40 * kB,
    'projects/DuplicateDialog.tsx': 40 * kB,
    'session/defineFavourites.ts': 2 * kB,
    '../shared/profile/SanitisedHtml.tsx': 15 * kB,
    'providers/profile/ProfileDialog.tsx': 40 * kB,
  },
}

/** The budgets of the pages that the office can begin with, of each further page, and of parts loaded on demand. */
export const officeBudgets: AppBudgets = {
  start: ['index.html', ...french(officeStartTexts)],
  texts: new Map([...declaredTexts()].map(([module, names]) => [module, french(names)])),
  pages: {
    'features/dashboard/DashboardPage.tsx': { limit: 380 * kB },
    // Mails link to this page.
    'features/requests/RequestsPage.tsx': { limit: 380 * kB },
    'features/signIn/SignInPage.tsx': { limit: 380 * kB },
  },
  preloaded: { modules: ['kit/form/CommandForm.tsx', 'kit/form/RecordForm.tsx', 'kit/list/ListPage.tsx'], limit: 130 * kB },
  furtherPage: 60 * kB,
  later: {
    '../../node_modules/libphonenumber-js/min/index.js': 45 * kB,
    'address/TownInput.tsx': 20 * kB,
    'features/account/AccountHistory.tsx': 15 * kB,
    'features/account/OpenSessions.tsx': 15 * kB,
    'features/credits/BuyDialog.tsx': 15 * kB,
    'features/portfolios/AddPortfolioDialog.tsx': 40 * kB,
    'features/portfolios/ExtrasStep.tsx': 50 * kB,
    'features/portfolios/GalleryStep.tsx': 60 * kB,
    'features/portfolios/PresentationStep.tsx': 55 * kB,
    'features/requests/FilterSheet.tsx': 35 * kB,
    'features/requests/PlaceMap.tsx': 60 * kB,
    'features/requests/RejectDialog.tsx': 70 * kB,
    'features/requests/ReplyDialog.tsx': 40 * kB,
    'features/requests/RequestBooking.tsx': 30 * kB,
    'features/requests/RequestNote.tsx': 40 * kB,
    'features/subscription/PaymentDialog.tsx': 30 * kB,
    'features/subscription/SwitchDialog.tsx': 30 * kB,
    'features/support/SentMessages.tsx': 15 * kB,
    'features/videos/NewVideoDialog.tsx': 40 * kB,
    'features/videos/VideoDialog.tsx': 65 * kB,
    'features/templates/NewTemplateDialog.tsx': 40 * kB,
    'features/venues/AddVenueDialog.tsx': 45 * kB,
    'features/venues/FeaturesStep.tsx': 45 * kB,
    'features/venues/GalleryStep.tsx': 60 * kB,
    'features/venues/IdentityStep.tsx': 60 * kB,
    'features/venues/PositionMap.tsx': 60 * kB,
    'features/venues/PresentationStep.tsx': 45 * kB,
    'features/venues/ServicesStep.tsx': 45 * kB,
    'features/venues/VideosStep.tsx': 60 * kB,
    'features/texts/TextsPreview.tsx': 50 * kB,
    // Mostly the list of common passwords.
    'kit/form/PasswordStrength.tsx': 240 * kB,
    'kit/upload/CropDialog.tsx': 15 * kB,
    'layout/CommandPalette.tsx': 30 * kB,
    '../../node_modules/@stripe/stripe-js/pure/index.mjs': 5 * kB,
    'payments/StripeCard.tsx': 15 * kB,
    'pictures/PhotoDialog.tsx': 70 * kB,
    'pictures/PhotoSelection.tsx': 60 * kB,
    'kit/richText/RichTextEditor.tsx': 150 * kB,
    '../shared/profile/SanitisedHtml.tsx': 15 * kB,
  },
}

/**
 * The sizes of an app's pages beside their budgets.
 * @throws Error for a loaded part without a budget, or a budget without a part
 */
export function weighScripts(app: string, build: MeasuredBuild, budgets: AppBudgets): readonly ScriptBudget[] {
  const { start, texts, pages, forms = {}, later, preloaded = { modules: [], limit: 0 }, furtherPage, publicPages } = budgets
  const withTexts = (module: string) => [module, ...(texts?.get(module) ?? [])]
  const budgeted = new Set([
    ...start,
    ...preloaded.modules,
    ...Object.keys(pages),
    ...[...Object.values(pages), ...Object.values(forms)].flatMap(({ asksFor = [] }) => asksFor),
    ...Object.keys(later),
  ])
  const further: string[] = []
  for (const [module, { isDynamicEntry }] of Object.entries(build.manifest)) {
    if (!isDynamicEntry || budgeted.has(module) || text.test(module)) continue
    if (furtherPage === undefined || !module.endsWith('Page.tsx'))
      throw new Error(`${app}: ${module} is loaded by itself and has no budget`)
    further.push(module)
  }
  const started = filesOf(build, start)
  const beyond = (loaded: ReadonlySet<string>, modules: readonly string[], limit: number) => {
    const own = [...filesOf(build, modules.flatMap(withTexts))].filter((file) => !loaded.has(file))
    return { name: `${app}: ${modules.join(', ')}, beyond what is loaded before`, bytes: weigh(build, own), limit }
  }
  const loadedBefore = filesOf(build, [...start, ...preloaded.modules])
  return [
    ...(publicPages
      ? [{ name: `${app}: pages for everybody`, bytes: weigh(build, filesOf(build, [publicPages.entry])), limit: publicPages.limit }]
      : []),
    ...Object.entries(pages).map(([module, { limit, asksFor = [] }]) => ({
      name: `${app}: ${module}`,
      bytes: weigh(build, filesOf(build, [...start, ...withTexts(module), ...asksFor])),
      limit,
    })),
    ...Object.entries(forms).map(([name, { limit, asksFor }]) => ({
      name: `${app}: ${name}`,
      bytes: weigh(build, filesOf(build, [...start, ...asksFor])),
      limit,
    })),
    ...(preloaded.modules.length > 0 ? [beyond(started, preloaded.modules, preloaded.limit)] : []),
    ...further.map((module) => beyond(loadedBefore, [module], furtherPage ?? 0)),
    ...Object.entries(later).map(([module, limit]) => beyond(loadedBefore, [module], limit)),
  ]
}

function weigh(build: MeasuredBuild, files: Iterable<string>): number {
  return [...files].reduce((total, file) => total + build.sizeOf(file), 0)
}

/** The scripts of modules, with all their dependencies. */
function filesOf({ manifest }: MeasuredBuild, modules: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const module of modules) {
    const chunk = manifest[module] ?? sharedChunkOf(module, manifest)
    if (!chunk) throw new Error(`${module} has a budget and is not in the build`)
    if (found.has(chunk.file) || !chunk.file.endsWith('.js')) continue
    found.add(chunk.file)
    filesOf({ manifest } as MeasuredBuild, chunk.imports ?? [], found)
  }
  return found
}

/** The chunk of a module that is imported both statically and dynamically. The manifest lists it by its file name, without its folder. */
function sharedChunkOf(module: string, manifest: MeasuredBuild['manifest']): Chunk | undefined {
  const begin = `_${basename(module, '.tsx')}-`
  return Object.entries(manifest).find(([name]) => name.startsWith(begin))?.[1]
}
