import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as chromeLauncher from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { pino } from 'pino'
import { seedDemoWorld } from '../scripts/demo/seedDemoWorld.ts'
import { takeDemoPhotos } from '../scripts/demo/takeDemoPhotos.ts'
import { exampleTestimonials } from '../scripts/demo/texts/exampleTestimonials.ts'
import { buildWeb } from '../scripts/web/buildWeb.ts'
import type { Route } from '../src/api/route.ts'
import { readConfig } from '../src/config.ts'
import { startProduct } from '../src/startProduct.ts'
import { findChromium } from '../tests/browser/findChromium.ts'
import type { BenchFigure, BenchResult } from './benchResult.ts'

/** Without the first run of each page, during which the server scales pictures and compresses the page. */
const runs = 5
const others = { accessibility: 100, 'best-practices': 100, seo: 100 }
/** The budgets of public pages, and of the sign-in, which needs the app. */
const publicBars: Readonly<Record<string, number>> = { performance: 99, ...others }
const appBars: Readonly<Record<string, number>> = { performance: 95, ...others }
/** Largest contentful paint, relative to a plain page with the same fonts and first picture. */
const paintAtMost = 1.15
const plainPath = '/plain'

/** Lighthouse's results for the first pages of visitors: the median of several runs each. */
export async function run(): Promise<readonly BenchResult[]> {
  await buildWeb()
  const directory = mkdtempSync(join(tmpdir(), 'alliance-lighthouse-'))
  const config = readConfig({ DATA_DIR: directory, PORT: '0', DEMO: 'on', LOG_LEVEL: 'warn' })
  const plain = new Map<string, string>()
  const product = await startProduct({
    config,
    logger: pino({ level: 'warn' }),
    exampleTestimonials,
    takeDemoPhotos,
    furtherRoutes: () => [plainPages(plain)],
  })
  const { executablePath, args } = await findChromium()
  const chrome = await chromeLauncher.launch({ chromePath: executablePath, chromeFlags: [...args] })
  try {
    await seedDemoWorld(product.backend)
    const address = await product.app?.listen({ port: 0, host: 'localhost' })
    const origin = `http://localhost:${new URL(address ?? '').port}`
    const figures: BenchFigure[] = []
    const pages = { '/': '/', '/planners/fr': '/planners/fr', '/planner/…': await plannerPage(origin) }
    for (const [name, path] of Object.entries(pages)) {
      plain.set(name, plainVersionOf(await (await fetch(`${origin}${path}`)).text()))
      const reports = await audit(`${origin}${path}`, chrome.port)
      const beside = await audit(`${origin}${plainPath}?of=${encodeURIComponent(name)}`, chrome.port)
      const share = paintOf(reports) / paintOf(beside)
      figures.push(...figuresOf(name, reports, publicBars))
      figures.push({
        label: `${name} largest paint as a multiple of a plain page's`,
        value: share,
        unit: '×',
        bar: { atMost: paintAtMost },
      })
    }
    figures.push(...figuresOf('/account', await audit(`${origin}/account`, chrome.port), appBars))
    const inputs = `Lighthouse's own mobile profile (simulated slow 4G, processor slowed down four times), ${runs} runs a page after one that is not counted, the median, in the demo world; the planner's page has photographs. A plain page has the same fonts, heading and first picture and nothing else`
    return [{ name: 'Lighthouse', inputs, figures }]
  } finally {
    chrome.kill()
    await product.close()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** The address of the first planner of the directory who has photographs. */
async function plannerPage(origin: string): Promise<string> {
  const directory = await (await fetch(`${origin}/planners/fr`)).text()
  for (const [, path = ''] of directory.matchAll(/href="(\/planner\/[^"]+)"/g)) {
    const page = await (await fetch(`${origin}${path}`)).text()
    if (page.slice(page.indexOf('<main')).includes('<img')) return path
  }
  throw new Error('no planner of the demo world has photographs')
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

async function audit(url: string, port: number): Promise<readonly Report[]> {
  const reports: Report[] = []
  for (let index = 0; index <= runs; index++) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', locale: 'en' })
    if (!result) throw new Error(`Lighthouse found nothing at ${url}`)
    reports.push(result.lhr)
  }
  return reports.slice(1)
}

function figuresOf(page: string, reports: readonly Report[], bars: Readonly<Record<string, number>>): readonly BenchFigure[] {
  const categories = Object.entries(bars).map(([category, atLeast]) => {
    const score = median(reports.map((report) => (report.categories[category]?.score ?? 0) * 100))
    for (const report of reports.slice(0, score < atLeast ? 1 : 0)) complain(report, category)
    return { label: `${page} ${category}`, value: score, unit: '', bar: { atLeast } }
  })
  const audited = (id: string) => median(reports.map((report) => report.audits[id]?.numericValue ?? Number.NaN))
  return [
    ...categories,
    { label: `${page} first contentful paint`, value: audited('first-contentful-paint') / 1000, unit: 's' },
    { label: `${page} largest contentful paint`, value: audited('largest-contentful-paint') / 1000, unit: 's' },
    { label: `${page} total blocking time`, value: audited('total-blocking-time'), unit: 'ms' },
    { label: `${page} layout shift`, value: audited('cumulative-layout-shift'), unit: '', bar: { atMost: 0.02 } },
  ]
}

function paintOf(reports: readonly Report[]): number {
  return median(reports.map((report) => report.audits['largest-contentful-paint']?.numericValue ?? Number.NaN))
}

/** The page's fonts, heading and first picture in plain HTML, without scripts and styles of its own. */
function plainVersionOf(html: string): string {
  const [fonts] = /(?:<link rel="preload" as="font"[^>]*>)+/.exec(html) ?? ['']
  const [faces] = /<style>[^<]*@font-face[^<]*<\/style>/.exec(html) ?? ['']
  const [heading] = /<h1[^>]*>.*?<\/h1>/s.exec(html) ?? ['']
  const [picture] = /<img[^>]*>/.exec(html.slice(html.indexOf('<main'))) ?? ['']
  const family = '<style>body{font-family:"Inter Variable"}h1{font-family:"Fraunces Variable"}img{max-width:100%;height:auto}</style>'
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title>${fonts}${faces}${family}`
  return `<!doctype html><html lang="fr"><head>${head}</head><body>${heading}${picture}</body></html>`
}

function plainPages(pages: ReadonlyMap<string, string>): Route {
  return (api) => {
    api.get(plainPath, { config: { access: { as: 'visitor' } }, schema: { hide: true } }, async (request, reply) => {
      const { of = '' } = request.query as { readonly of?: string }
      return reply.type('text/html; charset=utf-8').send(pages.get(of) ?? '')
    })
  }
}

/** Reports which audits cost points, so that a low score can be improved. */
function complain(report: Report, category: string): void {
  for (const { id, weight } of report.categories[category]?.auditRefs ?? []) {
    const { score, title, displayValue = '' } = report.audits[id] ?? {}
    if (weight > 0 && typeof score === 'number' && score < 1)
      console.warn(`  ${report.requestedUrl ?? ''} ${id} ${score}: ${title ?? ''} ${displayValue}`)
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
