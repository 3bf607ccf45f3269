import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { StartedSubscription, Subscription } from '../../src/api/schemas/pro/subscriptionSchemas.ts'
import { addPhoto } from '../../src/domain/provider/addPhoto.ts'
import { describePhoto } from '../../src/domain/provider/describePhoto.ts'
import { confirmByCard } from '../setup/confirmByCard.ts'
import { freshnessLimit, seenWithin } from '../setup/freshnessLimit.ts'
import { publishedPortfolio } from '../setup/publishedPortfolio.ts'
import { perform } from '../setup/testPeople.ts'
import { openPremiumWorld, type PremiumWorld } from './premiumWorld.ts'

/** The observable effects of the plan, without Premium. */
const free = {
  credits: { paused: false },
  unlockedBy: 'credit',
  first: 'Rival',
  gallery: { quota: 5, shown: 5 },
  videos: { quota: 1, shown: 1 },
  portfolios: 1,
  couplesSee: { photos: 5, videos: 1, accent: null },
  textMessages: 409,
  support: { premium: false, marked: false },
  statistics: false,
  page: { namesOthers: true, hasAccent: false },
}
const premium = {
  credits: { paused: true },
  unlockedBy: 'premium',
  first: 'Atelier Fontaine',
  gallery: { quota: null, shown: 6 },
  videos: { quota: null, shown: 2 },
  portfolios: 2,
  couplesSee: { photos: 6, videos: 2, accent: 'plum' },
  textMessages: 200,
  support: { premium: true, marked: true },
  statistics: true,
  page: { namesOthers: false, hasAccent: true },
}
/** The effects of any plan, in the form of `free`; a quota may be null, i.e. unlimited. */
interface Effects
  extends Pick<typeof free, 'credits' | 'unlockedBy' | 'first' | 'portfolios' | 'textMessages' | 'support' | 'statistics' | 'page'> {
  readonly gallery: { readonly quota: number | null; readonly shown: number }
  readonly videos: Effects['gallery']
  readonly couplesSee: { readonly photos: number; readonly videos: number; readonly accent: string | null }
}
const kept = { photos: 6, videos: 2, portfolios: 2, accent: 'plum' }
const [good, goodOnceOnly] = ['4242424242424242', '4000009900000079']

type View = z.output<typeof Subscription>

let world: PremiumWorld
let own: PremiumWorld['own']
beforeAll(async () => {
  world = await openPremiumWorld()
  own = world.own
})
afterAll(() => world.product.close())

const subscription = async () => (await own<View>('GET', 'subscription')).body

/** Expects all effects of the plan: read with the position of the change they apply at once, on the cached page within two seconds. */
async function expectEffects(plan: Effects, after: string, { withUnlock = true } = {}): Promise<void> {
  const { page: shown, unlockedBy, ...others } = plan
  const limit = await freshnessLimit(() => world.page('it'))
  await seenWithin(
    limit,
    () => world.page('fr'),
    (html) => expect(html).toEqual(shown),
  )
  expect(await world.effects(after, { withUnlock })).toEqual({ ...others, ...(withUnlock && { unlockedBy }) })
  expect(await world.page('de')).toEqual(shown)
}

/** Nothing was deleted: hidden items still exist. */
async function expectKept(after: string): Promise<void> {
  const gallery = (await own<{ photos: readonly object[] }>('GET', 'gallery', { after })).body
  const films = (await own<{ videos: readonly object[] }>('GET', 'videos', { after })).body
  const portfolios = (await own<readonly object[]>('GET', 'portfolios', { after })).body
  const { accent } = (await own<{ accent: string }>('GET', 'settings', { after })).body
  expect({ photos: gallery.photos.length, videos: films.videos.length, portfolios: portfolios.length, accent }).toEqual(kept)
}

/** Pays for Premium with a card; returns the position at which it began. */
async function subscribe(period: 'month' | 'year', card = good): Promise<string> {
  const started = await own<z.output<typeof StartedSubscription>>('POST', 'subscription', { body: { period } })
  // A busy machine may answer late, so the same order is requested again.
  if (started.status === 503) return subscribe(period, card)
  await confirmByCard(world.sandbox.payments, started.body.clientSecret, card)
  const settled = await own('POST', 'subscription/settle')
  expect(settled).toMatchObject({ status: 200, body: { subscription: { plan: 'premium' } } })
  return settled.position ?? ''
}

/** Waits for an end without a call of its own; returns the log's position then. */
async function ended(): Promise<string> {
  await expect.poll(async () => (await subscription()).plan, { interval: 50 }).toBe('free')
  return world.product.backend.eventStore.head()
}

async function addFilm(link: string) {
  return own('POST', 'videos', { body: { title: 'Un mariage en mai', description: 'Une journée au bord du lac.', link } })
}

async function addPhotos(count: number): Promise<string | undefined> {
  let position: string | undefined
  for (let n = 0; n < count; n++) {
    const photo = { providerId: world.planner.id, photoId: randomUUID() }
    await perform(world.product, addPhoto, { ...photo, picture: `scenes/${n + 1}`, alt: '' })
    position = await perform(world.product, describePhoto, { ...photo, caption: '', alt: 'Une longue table' })
  }
  return position
}

/** As the days of grace pass. */
async function letGracePass(): Promise<void> {
  const { subscriptionId } = await subscription()
  const overdue = "UPDATE operational.deadlines SET due_at = date_trunc('milliseconds', now()) WHERE key = $1 AND name = 'grace'"
  const isDue = async () => (await world.product.backend.database.query(overdue, [subscriptionId])).rowCount
  // The process sets the deadline shortly after the renewal failed.
  await expect.poll(isDue, { interval: 50 }).toBe(1)
}

async function buyFiveCredits(): Promise<void> {
  const bought = await own<{ paymentId: string; clientSecret: string }>('POST', 'credits/purchases', { body: { pack: 'five' } })
  if (bought.status === 503) return buyFiveCredits()
  await confirmByCard(world.sandbox.payments, bought.body.clientSecret, good)
  expect(await own('POST', `credits/purchases/${bought.body.paymentId}/settle`)).toMatchObject({ status: 200 })
}

test('Premium takes effect with its payment, ends with its period, a withdrawal or a renewal that fails, and deletes nothing', async () => {
  const { product, sandbox, planner } = world
  const { eventStore } = product.backend
  await buyFiveCredits()
  const balance = async () => (await own<{ balance: number }>('GET', 'credits')).body.balance
  // The welcome credit is granted by a process.
  await expect.poll(balance, { interval: 50 }).toBe(6)
  await addPhotos(5)
  expect((await addFilm('https://youtu.be/dQw4w9WgXcQ')).status).toBe(200)
  expect((await addFilm('https://vimeo.com/76979871')).status).toBe(409)
  await expectEffects({ ...free, portfolios: 0 }, await eventStore.head())

  const empty = {
    gallery: { quota: null, shown: 5 },
    videos: { quota: null, shown: 1 },
    portfolios: 0,
    couplesSee: { photos: 5, videos: 1, accent: null },
    page: { namesOthers: false, hasAccent: false },
  }
  await expectEffects({ ...premium, ...empty }, await subscribe('month'))
  await addPhotos(1)
  expect((await addFilm('https://vimeo.com/76979871')).status).toBe(200)
  for (const title of ['Camille et Jules', 'Agathe et Louis'])
    await publishedPortfolio(product, planner, { title, description: 'Un week-end sous les tilleuls, entre deux orages.' })
  const chosen = await own('PUT', 'settings/accent', { body: { accent: 'plum' } })
  await expectEffects(premium, chosen.position ?? '')

  expect((await own<View>('POST', 'subscription/cancel')).body).toMatchObject({ plan: 'premium', state: 'cancelling' })
  await sandbox.control('clock', { days: 32 })
  const over = await ended()
  await expectEffects(free, over)
  await expectKept(over)

  // Items that the plan had hidden are shown again at once.
  await expectEffects(premium, await subscribe('year'), { withUnlock: false })
  const withdrawn = await own<View>('POST', 'subscription/withdraw')
  expect(withdrawn.body).toMatchObject({ plan: 'free', state: 'ended' })
  await expectEffects(free, withdrawn.position ?? '')
  await expectKept(withdrawn.position ?? '')

  await expectEffects(premium, await subscribe('month', goodOnceOnly))
  await sandbox.control('clock', { days: 32 })
  await expect.poll(async () => (await subscription()).state, { interval: 50 }).toBe('past_due')
  await expectEffects(premium, await eventStore.head())
  await letGracePass()
  const lost = await ended()
  await expectEffects(free, lost)
  await expectKept(lost)
  expect((await own<{ balance: number; paused: boolean }>('GET', 'credits', { after: lost })).body).toMatchObject({
    balance: 2,
    paused: false,
  })
})
