import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantPremium } from '../../src/domain/account/grantPremium.ts'
import { type CoupleId, ProviderId } from '../../src/domain/ids.ts'
import { approveProvider } from '../../src/domain/provider/approveProvider.ts'
import { moderateReview } from '../../src/domain/review/moderateReview.ts'
import { providerDirectory } from '../../src/projections/providerDirectory/providerDirectory.ts'
import { listOfficeReviews } from '../../src/projections/providerReviews/officeReviews.ts'
import { formatEuros } from '../../web/shared/i18n/format.ts'
import { type BrowserWorld, openBrowserWorld } from '../browser/browserWorld.ts'
import { expectPresentable } from '../browser/expectPresentable.ts'
import { expectNoProblems } from '../browser/watchPage.ts'
import { perform } from '../setup/testPeople.ts'
import { coupleWithProject } from '../setup/townPlanners.ts'
import { fillProfile, openOffice, profile, save } from './fillProfile.ts'
import { registeredPlanner, unlock } from './officePlanner.ts'
import { type WrittenTexts, writtenTexts } from './writtenTexts.ts'

let world: BrowserWorld
beforeAll(async () => {
  world = await openBrowserWorld({ environment: { MAP_TILES_URL: 'off' } })
})
afterAll(() => world.close())

const way = { timeout: 120_000 }

/** Registers, confirms the e-mail by the mailed link, and describes the company. Returns the provider's identity. */
async function register(page: Page, { office, server }: WrittenTexts, company: string): Promise<ProviderId> {
  const email = `${randomUUID()}@atelier.example`
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await page.goto('/office')
  await page.getByRole('link', { name: office('signIn', 'register.link') }).click()
  await page.getByRole('radio', { name: office('signIn', 'register.kind.planner') }).check()
  await page.locator('input[name=firstname]').fill('Claire')
  await page.locator('input[name=lastname]').fill('Fontaine')
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=phone]').fill('+33 4 78 12 34 56')
  await page.locator('input[name=password]').fill('Lumière-4-noces')
  await page.getByRole('checkbox', { name: office('signIn', 'register.terms') }).check()
  await button(office('signIn', 'register.submit')).click()
  await page.waitForURL('**/office/welcome')

  const mail = await world.product.message(email, undefined, server('mails', 'confirmEmail.subject'))
  await page.goto(`/office${/\/office(\/\S+#\S+)/.exec(mail.text)?.[1] ?? ''}`)
  await page.getByRole('heading', { name: office('signIn', 'confirm.done') }).waitFor()
  await page.goto('/office/welcome')
  await field(office('company', 'fields.name')).fill(company)
  await button(office('kit', 'steps.next')).click()
  await page.getByRole('combobox', { name: office('company', 'fields.city') }).fill('Lyon')
  await page.getByRole('option', { name: /^Lyon/ }).first().click()
  await button(office('kit', 'steps.next')).click()
  await page.getByRole('checkbox').first().check()
  await button(office('kit', 'steps.next')).click()
  await page.getByLabel(office('company', 'fields.createdOn')).fill('2014-03-01')
  await button(office('company', 'welcome.submit')).click()
  await page.getByText(office('company', 'welcome.done')).waitFor()
  const me: unknown = await (await page.context().request.get('/api/pro/me')).json()
  return ProviderId.parse((me as { readonly id: string }).id)
}

interface Invited {
  readonly coupleId: CoupleId
  readonly provider: { readonly id: ProviderId; readonly company: string }
}

/** The couple writes its review by the link of the invitation, and moderation publishes it. */
async function review(page: Page, { couple, server }: WrittenTexts, { coupleId, provider }: Invited) {
  const { database } = world.product.backend
  // The subject contains no special spaces.
  const subject = server('mails', 'reviewInvited.subject').replace('{{name}}', provider.company).replaceAll('\u00a0', ' ')
  // The day after the couple's event has come.
  await expect
    .poll(async () => {
      await database.query(
        "UPDATE operational.deadlines SET due_at = date_trunc('milliseconds', now()) WHERE process = 'inviteToReviewAfterTheEvent'",
      )
      const invited = "SELECT 1 FROM operational.effects WHERE person_id = $1 AND payload ->> 'template' = 'review-invited'"
      return (await database.query(invited, [coupleId])).rowCount
    }, way)
    .toBe(1)
  const mail = await world.product.message('camille.moreau@example.fr', undefined, subject)
  await page.goto(/http:\/\/localhost(\/review\/[\w-]+)/.exec(mail.text)?.[1] ?? '')
  await page.getByRole('radio', { name: couple('review', 'reviewerType.couple') }).check()
  await page.getByRole('radio', { name: /^5 / }).check({ force: true })
  await page.locator('textarea[name=text]').fill('Une journée sans un seul accroc, merci à toute l’équipe.')
  await page.locator('input[name=name]').fill('Camille et Noé')
  await page.locator('input[name=email]').fill('camille.moreau@example.fr')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: couple('review', 'send') }).click()
  await page.getByRole('heading', { level: 1, name: couple('review', 'sent.title') }).waitFor()
  const listing = { sort: { field: 'writtenAt', descending: true }, from: 0, to: 9, filter: {} } as const
  const written = async () => (await listOfficeReviews(database, provider.id, listing)).items[0]?.id
  await expect.poll(written, way).toBeDefined()
  await perform(world.product, moderateReview, { reviewId: (await written()) as never, verdict: 'publish' })
}

test.each([
  ['fr', 'fr-FR', 'desktop'],
  ['de', 'de-DE', 'phone'],
] as const)(
  'a planner goes from the registration to a badge that shows its first review: %s',
  async (language, locale, device) => {
    const texts = writtenTexts(language)
    const { office } = texts
    const company = `Atelier ${device}`
    const page = await world.open({ language, device })
    const id = await register(page, texts, company)
    await page.goto('/office/dashboard')
    await page.getByText(office('dashboard', 'notices.in_moderation')).waitFor()
    await expectPresentable(page, `journey-registered-${device}`)
    const approved = await perform(world.product, approveProvider, { providerId: id })
    // The open page gets a live update.
    await page.getByText(office('dashboard', 'notices.in_moderation')).waitFor({ state: 'detached' })

    const { couple, project } = await coupleWithProject(world.product, {}, locale)
    const body = { project, prestataire: id, message: 'Guten Tag, bonjour, êtes-vous libre ?' }
    const sent = await world.product.call('POST', '/api/project/send-to-prestataire', { token: couple.token, body, after: approved })
    expect(sent.body).toMatchObject({ success: true })
    await page.locator('a[href*="/office/requests/"]').first().click()
    await unlock(page)
    await page.getByRole('button', { name: office('requests', 'reply.button') }).waitFor()
    await page.getByText('camille.moreau@example.fr').first().waitFor()
    await page.locator('button[data-stage]').click()
    await page.getByRole('menuitemradio', { name: office('values', 'requestStage.won') }).click()
    await page.locator('button[data-stage=won]').waitFor()
    await expectPresentable(page, `journey-won-${device}`)

    const reviewer = await world.open({ language, device })
    await review(reviewer, texts, { coupleId: couple.id, provider: { id, company } })

    await page.goto('/office/badge')
    const badge = page.frameLocator('iframe')
    await expect
      .poll(async () => {
        await page.reload()
        return badge.locator('body').innerText()
      }, way)
      .toMatch(/5.*1/s)
    await expectPresentable(page, `journey-badge-${device}`)
    // The other pages of this journey.
    for (const name of ['availability', 'reviews', 'templates', 'networks', 'settings'] as const) {
      await page.goto(`/office/${name}`)
      await page.getByRole('heading', { level: 1, name: office('pages', name) }).waitFor()
      await page.waitForLoadState('networkidle')
      await expectPresentable(page, `journey-${name}-${device}`)
    }
    expectNoProblems(page)
    expectNoProblems(reviewer)
  },
  600_000,
)

test.each([
  ['fr', 'desktop'],
  ['it', 'phone'],
] as const)(
  'a planner goes from an empty profile to a public page with eight photos, prices, texts and a video, which shows what it changes: %s',
  async (language, device) => {
    const texts = writtenTexts(language)
    const { id, token } = await registeredPlanner(world.product)
    await perform(world.product, grantPremium, { providerId: id })
    const page = await world.open({ language, device, cookies: { pro_token: token } })
    const office = { page, texts, device }
    await fillProfile(office)
    await page.goto('/office/dashboard')
    await page.getByText(texts.office('dashboard', 'notices.in_moderation')).waitFor()
    await expectPresentable(page, `profile-dashboard-${device}`)

    const position = await perform(world.product, approveProvider, { providerId: id })
    await world.product.positions.waitFor(providerDirectory, position, 60_000)
    const path = await publicPath(token)
    const visitor = await world.open({ language, device })
    await visitor.goto(path)
    await visitor.getByRole('heading', { level: 1, name: profile.company }).waitFor()
    const main = visitor.getByRole('main')
    const words = async () => (await main.innerText()).replaceAll(/\s/g, ' ')
    const { services, strengths, video } = profile
    for (const text of [
      ...Object.values(profile.texts),
      ...strengths,
      ...services.map(({ description }) => description),
      video.description,
    ]) {
      expect(await words()).toContain(text)
    }
    for (const { price, service } of services) {
      const row = main.getByRole('listitem').filter({ hasText: texts.office('services', `fields.${service}`) })
      await row.getByText(formatEuros(price, language)).waitFor()
    }
    // A link or, with scripts, a button.
    await main.getByLabel(texts.couple('providers', 'profile.play').replace('{{title}}', video.title)).waitFor()
    await expect.poll(() => photosOf(visitor)).toEqual(profile.shown.map((place) => profile.alts[place]))
    await expectPresentable(visitor, `profile-public-${device}`)

    await openOffice(office, 'texts')
    const changed = 'Des mariages sur l’eau comme sur la neige.'
    await page.getByRole('textbox', { name: texts.office('texts', 'fields.portrait') }).fill(changed)
    const savedAt = await save(office, '/texts')
    const shown = async () => (await visitor.reload(), await words())
    // Cache latency is tested by cachedPages.test.ts, which considers the machine's load.
    await expect.poll(shown, { ...way, interval: 20 }).toContain(changed)
    process.stdout.write(`The public page showed the change after ${Math.round(performance.now() - savedAt)} ms (${device})\n`)
    expectNoProblems(page)
    expectNoProblems(visitor)
  },
  600_000,
)

/** Where couples find the provider. */
async function publicPath(token: string): Promise<string> {
  const { body } = await world.product.call<{ readonly publicId: string }>('GET', '/api/pro/me', { token })
  const found = await world.product.call<{ readonly planner: { readonly profileUrl: string } }>(
    'GET',
    `/api/project/planners/${body.publicId}`,
  )
  return found.body.planner.profileUrl
}

/** The texts of the photographs of a public page, each once, in order: the first one may also be shown enlarged. */
async function photosOf(page: Page): Promise<readonly string[]> {
  const named = await page
    .getByRole('main')
    .locator('[alt], [aria-label]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('alt') || element.getAttribute('aria-label') || ''))
  const alts: readonly string[] = profile.alts
  return [...new Set(named)].filter((name) => alts.includes(name))
}
