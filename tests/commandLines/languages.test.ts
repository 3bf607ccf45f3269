import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { CoupleRenderer } from '../../src/api/pages/coupleRenderer.ts'
import type { Language } from '../../src/domain/locale.ts'
import { defaultPublicRules } from '../../src/domain/publicRules.ts'
import { changeSource } from '../setup/changeSource.ts'
import { copySources } from '../setup/copySources.ts'

interface OfficeTexts {
  loadTranslations(language: string, files: readonly string[]): Promise<{ readonly signIn: { readonly title: string } }>
}

const polish = 'pl' as Language
let root: string

// Polish: a copy of each app's French folder with one changed text, and a line in the list.
beforeAll(() => {
  root = copySources()
  for (const app of ['couple', 'office'])
    cpSync(join(root, 'web', app, 'texts/fr'), join(root, 'web', app, 'texts/pl'), { recursive: true })
  changeSource(join(root, 'web/couple/texts/pl/layout.json'), '"title": "Page introuvable"', '"title": "Nie ma takiej strony"')
  changeSource(join(root, 'web/office/texts/pl/signIn.json'), '"title": "Connexion"', '"title": "Logowanie"')
  changeSource(join(root, 'src/domain/languages.ts'), '} as const', "  pl: { name: 'Polski', locale: 'pl-PL' },\n} as const")
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Loads modules of a web app's sources. */
async function sourcesOf(app: string): Promise<ViteDevServer> {
  const vite = await createServer({
    configFile: join(root, 'web', app, 'vite.config.ts'),
    configLoader: 'runner',
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  })
  onTestFinished(() => vite.close())
  return vite
}

test('couples are offered an eighth language, and read pages in it', async () => {
  const vite = await sourcesOf('couple')
  const { renderPublicPage, appModulesOf } = (await vite.ssrLoadModule('/renderPage.tsx')) as CoupleRenderer
  const site = { country: 'FR', asksConsent: false, hasLegalPages: false, rules: defaultPublicRules, forVisitors: true } as const
  const { html } = await renderPublicPage({ kind: 'notFound' }, polish, site)
  expect(html).toMatch(/<h1[^>]*>Nie ma takiej strony<\/h1>/)
  expect(html).toMatch(/<option value="pl" lang="pl"[^>]*>Polski<\/option>/)
  expect(appModulesOf('/account', polish)).toContain('texts/pl/account.json')
})

test('a couple chooses an eighth language in its profile, keeps it there, and picks dates in it', async () => {
  const vite = await sourcesOf('couple')
  const { localeOf, supportedLocales } = await vite.ssrLoadModule('/session/localeOf.ts')
  expect(localeOf('pl')).toBe('pl-PL')
  expect(supportedLocales).toContainEqual({ locale: 'pl-PL', language: 'pl' })
  const { profileInputOf } = await vite.ssrLoadModule('/features/profile/profileInput.ts')
  expect(profileInputOf({ locale: 'pl-PL', city: '' })).toMatchObject({ locale: 'pl-PL' })
  const { calendarLanguage } = await vite.ssrLoadModule('/eventDate/calendarLanguage.ts')
  const { default: dayjs } = await import('dayjs')
  expect(dayjs('2031-06-12').locale(calendarLanguage('pl').locale).format('MMMM YYYY')).toBe('czerwiec 2031')
})

test('providers are offered an eighth language, and read the office in it', async () => {
  const vite = await sourcesOf('office')
  const texts = (await vite.ssrLoadModule('/texts/loadTranslations.ts')) as OfficeTexts
  expect((await texts.loadTranslations('pl', ['signIn'])).signIn.title).toBe('Logowanie')
  const { languageNames } = await vite.ssrLoadModule('../shared/i18n/languages.ts')
  expect(languageNames).toMatchObject({ pl: 'Polski' })
})
