import { moduleOf } from '../../web/couple/appModules.ts'
import { type AppPage, appPageNames, pageTexts, startTexts } from '../../web/couple/texts/pageTexts.ts'

/** A web app as Vite built it: chunks by source file, and what each weighs. */
export interface MeasuredBuild {
  readonly manifest: Readonly<Record<string, Chunk>>
  /** Bytes of a file as it travels, compressed by gzip. */
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
  /** Script until a page can be used, from nothing: its limit, and what it asks for besides itself. */
  readonly pages: Readonly<Record<string, { readonly limit: number; readonly asksFor?: readonly string[] }>>
  /** What is asked for later, beyond the start: dialogs and heavy fields. */
  readonly later: Readonly<Record<string, number>>
  /** Of every further page, beyond the start. */
  readonly furtherPage?: number
  /** Pages for everybody, which have scripts of their own. */
  readonly publicPages?: { readonly entry: string; readonly limit: number }
}

const kB = 1_000
const french = (names: readonly string[]) => names.map((name) => `texts/fr/${name}.json`)
const textsOf = (page: AppPage) => french(pageTexts[page])
const officeFrench = 'texts/fr/translations.ts'
const text = /^texts\//

/** What each page of the couple app may weigh, and of the pages for everybody. */
export const coupleBudgets: AppBudgets = {
  start: ['index.html', 'startApp.tsx', ...french(startTexts)],
  publicPages: { entry: 'public.html', limit: 15 * kB },
  pages: {
    ...Object.fromEntries(appPageNames.map((page) => [moduleOf(page), { limit: 240 * kB, asksFor: textsOf(page) }])),
    [moduleOf('account')]: { limit: 190 * kB, asksFor: ['features/account/SignIn.tsx', ...textsOf('account')] },
    'session/StartPage.tsx': { limit: 200 * kB },
  },
  later: {
    'analytics/eventOutbox.ts': 2 * kB,
    'errorReporting/failureOutbox.ts': 2 * kB,
    'eventDate/EventDateField.tsx': 90 * kB,
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
    'projects/DuplicateDialog.tsx': 90 * kB,
    '../shared/profile/SanitisedHtml.tsx': 15 * kB,
    'providers/profile/ProfileDialog.tsx': 40 * kB,
  },
}

/** What the office's first page may weigh, each further page of its own, and what its parts bring when they are asked for. */
export const officeBudgets: AppBudgets = {
  start: ['index.html', officeFrench],
  pages: { 'index.html': { limit: 380 * kB } },
  furtherPage: 60 * kB,
  later: {
    '../../node_modules/libphonenumber-js/min/index.js': 45 * kB,
    'address/TownInput.tsx': 40 * kB,
    'features/account/AccountHistory.tsx': 35 * kB,
    'features/account/OpenSessions.tsx': 35 * kB,
    'features/credits/BuyDialog.tsx': 15 * kB,
    'features/portfolios/AddPortfolioDialog.tsx': 70 * kB,
    'features/portfolios/ExtrasStep.tsx': 60 * kB,
    'features/portfolios/GalleryStep.tsx': 40 * kB,
    'features/portfolios/PresentationStep.tsx': 60 * kB,
    'features/requests/FilterSheet.tsx': 15 * kB,
    'features/requests/PlaceMap.tsx': 60 * kB,
    'features/requests/RejectDialog.tsx': 70 * kB,
    'features/requests/ReplyDialog.tsx': 40 * kB,
    'features/requests/RequestBooking.tsx': 20 * kB,
    'features/requests/RequestNote.tsx': 70 * kB,
    'features/subscription/PaymentDialog.tsx': 60 * kB,
    'features/subscription/SwitchDialog.tsx': 60 * kB,
    'features/support/SentMessages.tsx': 35 * kB,
    'features/videos/NewVideoDialog.tsx': 70 * kB,
    'features/videos/VideoDialog.tsx': 75 * kB,
    'features/templates/NewTemplateDialog.tsx': 60 * kB,
    'features/venues/AddVenueDialog.tsx': 70 * kB,
    'features/venues/FeaturesStep.tsx': 60 * kB,
    'features/venues/GalleryStep.tsx': 40 * kB,
    'features/venues/IdentityStep.tsx': 70 * kB,
    'features/venues/PositionMap.tsx': 60 * kB,
    'features/venues/PresentationStep.tsx': 60 * kB,
    'features/venues/ServicesStep.tsx': 60 * kB,
    'features/venues/VideosStep.tsx': 70 * kB,
    'features/texts/TextsPreview.tsx': 55 * kB,
    // Nearly all of it is the list of common passwords.
    'kit/form/PasswordStrength.tsx': 240 * kB,
    'kit/upload/CropDialog.tsx': 15 * kB,
    'layout/CommandPalette.tsx': 30 * kB,
    '../../node_modules/@stripe/stripe-js/pure/index.mjs': 5 * kB,
    'payments/StripeCard.tsx': 15 * kB,
    'pictures/PhotoDialog.tsx': 80 * kB,
    'pictures/PhotoSelection.tsx': 35 * kB,
    'kit/richText/RichTextEditor.tsx': 180 * kB,
    '../shared/profile/SanitisedHtml.tsx': 15 * kB,
  },
}

/**
 * What an app's pages weigh beside what they may.
 * @throws Error when something that is asked for has no budget, or a budget is of nothing
 */
export function weighScripts(app: string, build: MeasuredBuild, budgets: AppBudgets): readonly ScriptBudget[] {
  const { start, pages, later, furtherPage, publicPages } = budgets
  const budgeted = new Set([
    ...start,
    ...Object.keys(pages),
    ...Object.values(pages).flatMap(({ asksFor = [] }) => asksFor),
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
  const beyondStart = (module: string, limit: number) => {
    const own = [...filesOf(build, [module])].filter((file) => !started.has(file))
    return { name: `${app}: ${module}, beyond the start`, bytes: weigh(build, own), limit }
  }
  return [
    ...(publicPages
      ? [{ name: `${app}: pages for everybody`, bytes: weigh(build, filesOf(build, [publicPages.entry])), limit: publicPages.limit }]
      : []),
    ...Object.entries(pages).map(([module, { limit, asksFor = [] }]) => ({
      name: `${app}: ${module}`,
      bytes: weigh(build, filesOf(build, [...start, module, ...asksFor])),
      limit,
    })),
    ...further.map((module) => beyondStart(module, furtherPage ?? 0)),
    ...Object.entries(later).map(([module, limit]) => beyondStart(module, limit)),
  ]
}

function weigh(build: MeasuredBuild, files: Iterable<string>): number {
  return [...files].reduce((total, file) => total + build.sizeOf(file), 0)
}

/** The scripts that modules need, and those that these need in turn. */
function filesOf({ manifest }: MeasuredBuild, modules: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const module of modules) {
    const chunk = manifest[module]
    if (!chunk) throw new Error(`${module} has a budget and is not in the build`)
    if (found.has(chunk.file) || !chunk.file.endsWith('.js')) continue
    found.add(chunk.file)
    filesOf({ manifest } as MeasuredBuild, chunk.imports ?? [], found)
  }
  return found
}
