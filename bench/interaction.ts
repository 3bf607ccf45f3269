import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { type Browser, chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { buildWeb } from '../scripts/web/buildWeb.ts'
import { readConfig } from '../src/config.ts'
import { type Product, startProduct } from '../src/startProduct.ts'
import { findChromium } from '../tests/browser/findChromium.ts'
import { signedInCouple, signedInPlanner } from '../tests/setup/testPeople.ts'
import type { BenchFigure, BenchResult } from './benchResult.ts'
import { emptyFormSource } from './emptyForm.ts'

const runs = 3
const slowdown = 4
const emptyForm = '/empty-form'

/** The delay until a touch or a key press is visible, for every step of the wizard, beside an empty page with a form. */
export async function run(): Promise<readonly BenchResult[]> {
  await buildWeb()
  const directory = mkdtempSync(join(tmpdir(), 'alliance-interaction-'))
  const config = readConfig({ DATA_DIR: directory, PORT: '0', DEMO: 'off', LOG_LEVEL: 'warn' })
  const product = await startProduct({ config, logger: pino({ level: 'warn' }) })
  const { executablePath, args } = await findChromium()
  const browser = await chromium.launch({ executablePath, args: [...args] })
  try {
    const address = await product.app?.listen({ port: 0, host: 'localhost' })
    const origin = `http://localhost:${new URL(address ?? '').port}`
    const form = await buildEmptyForm(directory)
    await threePlanners(product, origin)
    const waits = new Map<string, number[]>()
    const note = (step: string, wait: number) => waits.set(step, [...(waits.get(step) ?? []), wait])
    for (let index = 0; index < runs; index++) {
      note('empty form', await waitOnEmptyForm(browser, origin, form))
      for (const [step, wait] of await waitsInWizard(browser, origin, product)) note(step, wait)
    }
    const reference = median(waits.get('empty form') ?? [])
    const figures = [...waits].flatMap(([step, measured]): BenchFigure[] => {
      const wait = { label: `${step}, the slowest interaction`, value: median(measured), unit: 'ms' }
      if (step === 'empty form') return [wait]
      return [wait, { label: `${step}, beside the empty form`, value: median(measured) / reference, unit: '×', bar: { atMost: 2 } }]
    })
    const inputs = `a phone's window, processor slowed down ${slowdown} times; on each page radios, check boxes, letters and buttons by touch and key as a person uses them; the slowest interaction to next paint (Event Timing), the median of ${runs} runs; the empty form: MUI's radios, check box, text field and button, and nothing else`
    return [{ name: 'Interaction to next paint', inputs, figures }]
  } finally {
    await browser.close()
    await product.close()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** The script of a page that contains only a form. */
async function buildEmptyForm(directory: string): Promise<string> {
  const root = mkdtempSync(join(import.meta.dirname, '../node_modules/.empty-form-'))
  try {
    writeFileSync(join(root, 'main.js'), emptyFormSource)
    const outDir = join(directory, 'empty-form')
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { outDir, lib: { entry: join(root, 'main.js'), formats: ['es'], fileName: 'main' } },
    })
    return readFileSync(join(outDir, 'main.js'), 'utf8')
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

async function waitOnEmptyForm(browser: Browser, origin: string, script: string): Promise<number> {
  const page = await openPhone(browser, origin)
  await page.route(`**${emptyForm}*`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Form</title><div id="root"></div><script type="module" src="${emptyForm}.js"></script></html>`,
        }),
  )
  await page.goto(emptyForm)
  await page.getByRole('radio').first().waitFor()
  const wait = await slowest(page, async () => {
    for (const index of [0, 1, 2]) await page.getByRole('radio').nth(index).tap()
    await page.getByRole('checkbox').tap()
    await typed(page, page.getByRole('textbox'), 'Champs')
    await page.getByRole('button').tap()
  })
  await page.context().close()
  return wait
}

async function waitsInWizard(browser: Browser, origin: string, product: Product): Promise<ReadonlyMap<string, number>> {
  const phone = `+336${String(10_000_000 + Math.floor(Math.random() * 80_000_000))}`
  const { token } = await signedInCouple(product, { phone })
  const page = await openPhone(browser, origin, token)
  const waits = new Map<string, number>()
  const step = async (name: string, act: () => Promise<void>) => void waits.set(name, await slowest(page, act))
  const radio = (group: string, index: number) => page.getByRole('group', { name: group }).getByRole('radio').nth(index)
  const next = page.getByRole('button', { name: 'Suivant' })
  await page.goto('/formulaire')
  await page.getByRole('radio', { name: 'Mariage' }).waitFor()
  await step('wizard step 1', async () => {
    await page.getByRole('radio', { name: 'Mariage' }).tap()
    await radio('Quel accompagnement', 0).tap()
    await radio('Avez-vous un thème', 0).tap()
    await typed(page, page.getByLabel('Votre thème'), 'Champs')
    await next.tap()
    await page.getByRole('textbox', { name: 'Jour' }).waitFor()
  })
  await step('wizard step 2', async () => {
    await typed(page, page.getByRole('textbox', { name: 'Jour' }), '12062031')
    await typed(page, page.getByRole('combobox', { name: 'Ville de l’événement' }), 'Lyon')
    await page.getByRole('option', { name: /^Lyon/ }).first().tap()
    for (const group of ['Combien d’invités', 'Budget total', 'Budget pour votre']) await radio(group, 2).tap()
    await next.tap()
    await page.getByRole('checkbox', { name: 'Français' }).waitFor()
  })
  await step('wizard step 3', async () => {
    await page.getByRole('checkbox', { name: 'Français' }).tap()
    await page.getByRole('checkbox', { name: 'Anglais' }).tap()
    await page.getByRole('radio', { name: 'Sans préférence' }).tap()
    await next.tap()
    await page.getByRole('article').first().waitFor()
  })
  await step('wizard step 4', async () => {
    await page.getByRole('checkbox').first().tap()
    await typed(page, page.getByRole('textbox'), 'Bonjour')
    await page.getByRole('button', { name: /^Envoyer à/ }).tap()
    await page.getByRole('button', { name: 'Terminer' }).waitFor()
  })
  await step('wizard step 5', async () => {
    await typed(page, page.getByRole('textbox').first(), 'champ')
    await page.getByRole('radio').last().tap()
  })
  await page.context().close()
  return waits
}

async function openPhone(browser: Browser, origin: string, token?: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    locale: 'fr',
    reducedMotion: 'reduce',
  })
  if (token !== undefined) await context.addCookies([{ name: 'token', value: token, url: origin, httpOnly: true }])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

/** Milliseconds from the slowest touch or key press of some interactions to the paint that shows its effect. */
async function slowest(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(`
    globalThis.waits = []
    globalThis.watching?.disconnect()
    globalThis.watching = new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) if (interactionId > 0) globalThis.waits.push(duration)
    })
    globalThis.watching.observe({ type: 'event', durationThreshold: 16 })
  `)
  await act()
  // Performance entries arrive after the paint that they report.
  return Number(await page.evaluate(`new Promise((done) => setTimeout(() => done(Math.max(16, ...globalThis.waits)), 500))`))
}

/** Types like a person: letter by letter, with a paint in between. */
async function typed(page: Page, field: ReturnType<Page['getByRole']>, text: string): Promise<void> {
  await field.tap()
  for (const letter of text) {
    await page.keyboard.press(letter)
    await page.evaluate('new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))')
  }
}

/** The suggestions of the wizard. */
async function threePlanners(product: Product, origin: string): Promise<void> {
  for (const name of ['Atelier Fontaine', 'Maison Lune', 'Studio Iris']) {
    const planner = await signedInPlanner(product, { company: { name } })
    await fetch(`${origin}/api/project/planners/${planner.publicId}`, { headers: { 'x-min-position': planner.position } })
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
