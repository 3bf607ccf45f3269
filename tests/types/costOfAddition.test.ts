import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { coupleBudgets } from '../../scripts/web/scriptBudgets.ts'
import type { ApiDependencies } from '../../src/api/dependencies.ts'
import type { addCrawlerFiles } from '../../src/api/pages/crawlerFiles.ts'
import type { appModulesOf } from '../../web/couple/appModules.ts'
import { Addition } from '../setup/addition.ts'
import { languagesIn } from '../setup/addTexts.ts'
import { changeSource } from '../setup/changeSource.ts'
import { copySources } from '../setup/copySources.ts'
import { typeErrors } from '../setup/typeErrors.ts'
import { addCoupleScreen } from './additions/addCoupleScreen.ts'
import { addFormPage } from './additions/addFormPage.ts'
import { addReadOnlyResource } from './additions/addReadOnlyResource.ts'

let root: string
let resource: Addition
let form: Addition
let screen: Addition
let reason: Addition
let language: Addition
let errors: readonly string[]
let checked: number

// All at once, so that the sources are copied and checked only once.
beforeAll(() => {
  root = copySources('scripts')
  resource = addReadOnlyResource(root)
  form = addFormPage(root)
  screen = addCoupleScreen(root)
  reason = addReasons()
  language = addLanguage()
  const mention = /referrals|greeting|guests|pageTexts|rejectionReason|\bInterfaceLanguage|\/(languages|locale)\.ts'/i
  ;({ errors, checked } = typeErrors({ root, config: 'web/tsconfig.json', mention }))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** One reason with its texts, and one without them. */
function addReasons(): Addition {
  const values = 'src/domain/referenceValues.ts'
  const next = "  'not_available',"
  const added = new Addition(root)
  added.before(values, next, "  'on_leave',")
  changeSource(join(root, values), next, `  'planted_without_text',\n${next}`)
  const texts = join(root, 'web/office/texts')
  for (const spoken of languagesIn(texts))
    changeSource(join(texts, spoken, 'values.json'), '"not_available":', '"on_leave": "On leave",\n    "not_available":')
  return added
}

/** Polish with French texts, and one list of languages without it. */
function addLanguage(): Addition {
  const added = new Addition(root)
  for (const app of ['couple', 'office'])
    cpSync(join(root, 'web', app, 'texts/fr'), join(root, 'web', app, 'texts/pl'), { recursive: true })
  added.before('src/domain/languages.ts', '} as const', "  pl: { name: 'Polski', locale: 'pl-PL' },")
  const planted = "import type { InterfaceLanguage } from './i18n/languages.ts'\nexport const planted: Record<InterfaceLanguage, string> ="
  writeFileSync(join(root, 'web/shared/planted.ts'), `${planted} { fr: '', en: '', nl: '', de: '', it: '', es: '', pt: '' }\n`)
  return added
}

test('everything added compiles; a reason without a text does not, nor a list that lacks a language', () => {
  expect(checked).toBeGreaterThan(35)
  const planted = errors.filter((error) => error.includes('planted'))
  expect(errors.filter((error) => !planted.includes(error))).toEqual([])
  expect(planted).toContainEqual(expect.stringMatching(/^web\/shared\/planted\.ts: Property 'pl' is missing/))
  expect(planted).toContainEqual(expect.stringMatching(/^web\/office\/features\/requests\/RejectDialog\.tsx: .*planted_without_text/))
})

describe('besides its texts', () => {
  test('a read-only resource of the office is 3 files and at most 60 lines, without the API’s own files', () => {
    expect(resource.files).toEqual([
      'web/office/features/referrals/ReferralsPage.tsx',
      'web/office/features/referrals/referralsResource.ts',
      'web/office/resources.ts',
    ])
    expect(resource.total).toBeLessThanOrEqual(60)
  })

  test('a page with a form is 5 files, with the declaration of its calls and their schema', () => {
    expect(form.files).toEqual([
      'src/api/schemas/pro/greetingSchemas.ts',
      'src/api/schemas/pro/proCalls.ts',
      'web/office/features/greeting/GreetingPage.tsx',
      'web/office/features/greeting/greetingResource.ts',
      'web/office/resources.ts',
    ])
  })

  test('a screen of the couple app is 6 files', () => {
    expect(screen.files).toEqual([
      'src/api/schemas/pagePaths.ts',
      'web/couple/CoupleRoutes.tsx',
      'web/couple/api/queryKeys.ts',
      'web/couple/features/guests/GuestsPage.tsx',
      'web/couple/i18next.d.ts',
      'web/couple/texts/pageTexts.ts',
    ])
  })

  test('a reason for a rejection is a line in 1 file', () => {
    expect([...reason.lines]).toEqual([['src/domain/referenceValues.ts', 1]])
  })

  // Its content is tested by tests/commandLines/languages.test.ts and texts.test.ts.
  test('an eighth language is a line in 1 file', () => {
    expect([...language.lines]).toEqual([['src/domain/languages.ts', 1]])
  })
})

describe('a screen of the couple app, in no further file,', () => {
  test('has a budget for its script', async () => {
    const { coupleBudgets: budgets } = (await copied('scripts/web/scriptBudgets.ts')) as { coupleBudgets: typeof coupleBudgets }
    expect(budgets.pages['features/guests/GuestsPage.tsx']).toEqual({ limit: 240_000, asksFor: ['texts/fr/guests.json'] })
  })

  test('has its code and texts preloaded by the server', async () => {
    const modules = (await copied('web/couple/appModules.ts')) as { appModulesOf: typeof appModulesOf }
    expect(modules.appModulesOf('/guests', 'de').slice(-2)).toEqual(['texts/de/guests.json', 'features/guests/GuestsPage.tsx'])
  })

  test('is excluded from search engines', async () => {
    const crawlers = (await copied('src/api/pages/crawlerFiles.ts')) as { addCrawlerFiles: typeof addCrawlerFiles }
    const server = Fastify()
    onTestFinished(() => server.close())
    crawlers.addCrawlerFiles(server, { settings: { publicUrl: 'https://alliance.example' } } as ApiDependencies)
    const lines = (await server.inject('/robots.txt')).body.split('\n')
    expect(lines).toContain('Disallow: /guests')
    expect(lines).not.toContain('Disallow: /')
    expect(lines).not.toContain('Disallow: /account')
  })
})

function copied(module: string): Promise<unknown> {
  return import(join(root, module))
}
