import { randomUUID } from 'node:crypto'
import { Stripe } from 'stripe'
import twilio from 'twilio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiRoutes } from '../../scripts/permissions/permissionsPage.ts'
import type { Route } from '../../src/api/route.ts'
import { badgePage, ownReviewPage, reviewPage, unsubscribePage } from '../../src/api/schemas/pagePaths.ts'
import { registerByPhone } from '../../src/commands/registerByPhone.ts'
import { grantPremium } from '../../src/domain/account/grantPremium.ts'
import type { Position } from '../../src/eventstore/eventStore.ts'
import { createMailTokens } from '../../src/operational/mailTokens.ts'
import { createReviewLinks } from '../../src/operational/reviewLinks.ts'
import { reviewLinkKey } from '../../src/operational/secrets.ts'
import { createSignedLinks } from '../../src/operational/signedLinks.ts'
import { providerReviews } from '../../src/projections/providerReviews/providerReviews.ts'
import { mailSignature } from '../setup/mailReports.ts'
import { paymentSandboxOf } from '../setup/paymentSandboxOf.ts'
import { newPhone } from '../setup/phoneSignIn.ts'
import { publicVenue } from '../setup/publicVenue.ts'
import { publishedPortfolio } from '../setup/publishedPortfolio.ts'
import { rawForm } from '../setup/rawForm.ts'
import { lyon } from '../setup/sampleEvents.ts'
import { perform, signedInPlanner, type TestPlanner } from '../setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'
import { context } from '../setup/unlockingWorld.ts'
import { waitForVenues } from '../setup/waitForVenues.ts'
import { writtenEffect } from '../setup/writtenEffect.ts'
import { writtenReview } from '../setup/writtenReview.ts'
import { newerReleaseWritesEverywhere } from '../upgrade/newerRelease.ts'

interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** The status of its answer while no newer release writes; 200 by default. */
  readonly status?: number
}

const mailSecret = 'a-secret-of-the-mail-service-that-is-long-enough'

/** A handler that does not expect events of a newer release. */
const brokenRoute: Route = (api) => {
  api.get('/api/planted', { config: { access: { as: 'visitor' } } }, () => Promise.reject(new Error('an unknown event')))
}

/** The release that is being replaced: it runs while a newer one writes to the same log. */
let product: TestProduct
let before: readonly Answered[]
let meanwhile: readonly Answered[]
beforeAll(async () => {
  product = await startTestProduct({ environment: { MAIL_WEBHOOK_SECRET: mailSecret }, furtherRoutes: () => [brokenRoute] })
  const planner = await signedInPlanner(product, { company: { place: { ...lyon, region: 'Rhône' } } })
  await perform(product, grantPremium, { providerId: planner.id })
  await publishedPortfolio(product, planner, { title: 'Un mariage au jardin', description: 'Une longue journée de juin. '.repeat(20) })
  await waitForVenues(product, (await publicVenue(product, planner)).position)
  const pages = await pagesInSitemap()
  // Made before the newer release writes, and what they do can be done once.
  const [first, second] = [await callsTo(planner), await callsTo(planner)]
  before = await answersTo([...pages, ...first], 'fr')
  await newerReleaseWritesEverywhere(product)
  // In another language, so that no page comes from the cache.
  meanwhile = await answersTo([...pages, ...second], 'de')
})
afterAll(() => product.close())

interface Answered extends Call {
  readonly answered: number
  readonly text: string
}

async function answersTo(calls: readonly Call[], language: string): Promise<readonly Answered[]> {
  const answers: Answered[] = []
  for (const call of calls) {
    const headers = { accept: 'text/html', 'accept-language': language, ...call.headers }
    const answer = await product.app?.inject({
      method: call.method,
      url: call.path,
      headers,
      ...(call.body !== undefined && { payload: call.body }),
    })
    answers.push({ ...call, answered: answer?.statusCode ?? 0, text: answer?.body ?? '' })
  }
  return answers
}

/** Every address that the sitemap lists, and its own files. */
async function pagesInSitemap(): Promise<readonly Call[]> {
  const locations = async (path: string) => {
    const { text } = await product.call('GET', path)
    return [...text.matchAll(/<loc>http:\/\/localhost([^<]*)<\/loc>/g)].map(([, location = '']) => location || '/')
  }
  const files = await locations('/sitemap.xml')
  const paths = ['/sitemap.xml', ...files]
  for (const file of files) paths.push(...(await locations(file)))
  return paths.map((path) => ({ method: 'GET', path }))
}

/** Pages that the sitemap does not list, forms, and hooks that services call. */
async function callsTo(planner: TestPlanner): Promise<readonly Call[]> {
  const { secrets, now } = product.backend
  const links = createReviewLinks(reviewLinkKey(secrets))
  const form = reviewPage(links.token(planner.id, 1))
  const { reviewId, position } = await writtenReview(product, planner.id)
  await product.positions.waitFor(providerReviews, position as Position, 120_000)
  const own = ownReviewPage(links.ownToken(reviewId))
  const expiresAt = new Date(now().getTime() + 86_400_000)
  const token = createSignedLinks({ tokenKey: secrets.tokenKey, now }).sign({
    purpose: 'unsubscribe',
    personId: planner.id,
    about: 'new-requests',
    expiresAt,
  })
  const unsubscribe = unsubscribePage('new-requests', token)
  const signedIn = { cookie: 'token=of-a-session; pro_token=of-a-session' }
  const paths = [
    '/lp',
    '/robots.txt',
    '/ledger-verifier.html',
    '/favicon.svg',
    badgePage(planner.publicId),
    form,
    `${form}/sent`,
    own,
    `${own}/erase`,
    unsubscribe,
  ]
  return [
    ...paths.map((path): Call => ({ method: 'GET', path })),
    ...['/', '/account', '/register', '/formulaire', '/project', '/profile', '/office', '/office/requests', '/office/subscription'].map(
      (path): Call => ({ method: 'GET', path, headers: signedIn }),
    ),
    { method: 'GET', path: `/planner/${planner.publicId}`, status: 301 },
    { method: 'GET', path: '/nowhere', status: 404 },
    { method: 'GET', path: '/terms/2020-01-01', status: 404 },
    { method: 'GET', path: '/assets/of-an-older-build.js', status: 404 },
    { method: 'GET', path: '/office/assets/of-an-older-build.js', status: 404 },
    { method: 'POST', path: form, ...review(), status: 303 },
    { method: 'POST', path: unsubscribe, headers: urlEncoded, body: 'List-Unsubscribe=One-Click' },
    { method: 'POST', path: `${own}/erase`, headers: urlEncoded, body: '', status: 303 },
    await mailReport(planner),
    await textReport(),
    paymentReport(),
  ]
}

const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' }

function review(): Pick<Call, 'headers' | 'body'> {
  const words = {
    reviewerType: 'couple',
    rating: '5',
    text: 'Une journée sans un seul accroc, merci !',
    name: 'Inès et Paul',
    terms: 'yes',
  }
  const { type, body } = rawForm({ reviewId: randomUUID(), ...words, email: `${randomUUID()}@example.test`, weddingDate: '' })
  return { headers: { 'content-type': type }, body }
}

async function mailReport({ id, publicId }: TestPlanner): Promise<Call> {
  const { database, secrets } = product.backend
  const dueAt = new Date(Date.now() + 86_400_000)
  const { id: mail } = await writtenEffect(database, { person: { kind: 'provider', id }, expiresAt: null, dueAt })
  const report = {
    id: randomUUID(),
    mail: createMailTokens(secrets).sign(mail, `${publicId}@example.com`),
    type: 'bounced',
    permanent: true,
  }
  const body = JSON.stringify({ events: [{ ...report, at: new Date().toISOString() }] })
  const headers = { 'content-type': 'application/json', 'mail-signature': mailSignature(mailSecret, body, new Date()) }
  return { method: 'POST', path: '/hooks/mail', headers, body }
}

async function textReport(): Promise<Call> {
  const { commands, secrets } = product.backend
  const phone = newPhone()
  const couple = { firstname: 'Camille', lastname: 'Moreau', email: 'c.moreau@example.fr', phone, home: lyon, locale: 'fr-FR' } as const
  const registered = await registerByPhone(commands, secrets.claimKey, couple, context())
  if (!registered.registered) throw new Error('the couple was not registered')
  const path = `/hooks/sms/${randomUUID()}`
  const report = { MessageSid: `SM${'2'.repeat(32)}`, To: phone, MessageStatus: 'undelivered', ErrorCode: '30003' }
  const signature = twilio.getExpectedTwilioSignature(product.sandbox?.twilio.authToken ?? '', `http://localhost${path}`, report)
  const headers = { ...urlEncoded, 'x-twilio-signature': signature }
  return { method: 'POST', path, headers, body: new URLSearchParams(report).toString(), status: 204 }
}

function paymentReport(): Call {
  const about = { type: 'refund.updated', data: { object: { id: `re_${randomUUID()}`, object: 'refund' } } }
  const payload = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', created: 1_800_000_000, ...about })
  const { webhookSecret } = paymentSandboxOf(product).payments
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp: Math.floor(Date.now() / 1_000) })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return { method: 'POST', path: '/api/stripe/webhook', headers, body: payload }
}

/** The declared routes of pages and hooks that no call has. */
function uncalled(): readonly string[] {
  const ofApi = new Set(apiRoutes(product.app?.declaredRoutes ?? []))
  const routes = (product.app?.declaredRoutes ?? []).filter(
    (route) => route.method !== 'HEAD' && !ofApi.has(route) && !route.path.startsWith('/sandbox/'),
  )
  const patternOf = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+').replace('*', '.*')}$`)
  return routes
    .filter(({ method, path }) => !meanwhile.some((call) => call.method === method && patternOf(path).test(call.path)))
    .map(({ method, path }) => `${method} ${path}`)
}

const hasFailed = ({ status = 200, answered, text }: Answered) => answered !== status && !(answered === 503 && text.includes('"try_again"'))
const shown = ({ method, path, answered, text }: Answered) => `${method} ${path}: ${answered} ${text.slice(0, 200)}`

describe('pages and hooks', () => {
  test('are all called', () => {
    expect(uncalled()).toEqual([])
  })

  test('answer as expected while no newer release writes', () => {
    expect(before.filter(({ status = 200, answered }) => answered !== status).map(shown)).toEqual([])
  })

  test('answer normally or with 503 when every stream has an unknown event', () => {
    expect(meanwhile.filter(hasFailed).map(shown)).toEqual([])
  })

  test('answer 503 where they carry a command out, so the unknown events were read', () => {
    const asked = meanwhile.filter(({ answered }) => answered === 503)
    expect(asked.map(({ path }) => /^\/(hooks\/\w+|[\w-]+)/.exec(path)?.[1] ?? '').toSorted()).toEqual([
      'hooks/mail',
      'hooks/sms',
      'my-review',
      'review',
      'unsubscribe',
    ])
  })

  test('count as failed when they answer 500', async () => {
    const [planted] = await answersTo([{ method: 'GET', path: '/api/planted' }], 'de')
    expect(planted && hasFailed(planted)).toBe(true)
  })
})
