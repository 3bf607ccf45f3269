import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { RequestId } from '../../src/domain/ids.ts'
import { openRequest } from '../../src/domain/request/openRequest.ts'
import { accents } from '../../web/shared/theme/accents.ts'
import { httpCalls, listening } from '../setup/httpCalls.ts'
import { paymentSandboxOf } from '../setup/paymentSandboxOf.ts'
import { weddingDetails } from '../setup/sampleEvents.ts'
import { perform, signedInCouple, signedInPlanner } from '../setup/testPeople.ts'
import { startTestProduct } from '../setup/testProduct.ts'

const countShown = (items: readonly { readonly shown: boolean }[]) => items.filter(({ shown }) => shown).length

/** A planner whose plan changes, and the effects of the plan, read by its own calls and by those of visitors. */
export type PremiumWorld = Awaited<ReturnType<typeof openPremiumWorld>>

export async function openPremiumWorld() {
  const RULES = JSON.stringify({ limits: { supportMessagesPerHour: { max: 50 }, supportMessagesPerDay: { max: 50 } } })
  const product = await startTestProduct({ environment: { SUPPORT_EMAIL: 'aide@alliance.example', RULES } })
  const sandbox = paymentSandboxOf(product)
  const call = httpCalls(await listening(product))
  const couple = await signedInCouple(product)
  // Of two providers that have never signed in, the one with the smaller id is first in the directory.
  const [first, second] = [randomUUID(), randomUUID()].toSorted()
  await signedInPlanner(product, { id: first as never, company: { name: 'Rival' } })
  const planner = await signedInPlanner(product, { id: second as never })
  let requests = 0

  /** A call of the planner; its reads include at least `after`. */
  async function own<Body>(method: 'GET' | 'POST' | 'PUT', path: string, { after, body }: { after?: string; body?: object } = {}) {
    const { token } = planner
    return call<Body>(method, `/api/pro/${path}`, { token, ...(after !== undefined && { after }), ...(body && { body }) })
  }

  /** How a new request was unlocked; the cost is visible in the balance. */
  async function unlock(after: string): Promise<string> {
    const balance = async (reached: string) => (await own<{ balance: number }>('GET', 'credits', { after: reached })).body.balance
    const before = await balance(after)
    const requestId = randomUUID() as RequestId
    const ids = { requestId, projectId: randomUUID() as never, providerId: planner.id, coupleId: couple.id }
    const eventDate = new Date(Date.now() + (++requests + 100) * 86_400_000).toISOString().slice(0, 10)
    const receivedAt = new Date().toISOString()
    await perform(product, openRequest, { ...ids, ...weddingDetails, eventDate, message: 'Bonjour !', receivedAt })
    const unlocked = await own<{ paidWith: string }>('POST', `requests/${requestId}/unlock`)
    const { paidWith } = unlocked.body
    expect(before - (await balance(unlocked.position ?? ''))).toBe(paidWith === 'premium' ? 0 : 1)
    return paidWith
  }

  /** The state of each effect, read after `after`; `withUnlock` also unlocks a request. */
  async function effects(after: string, { withUnlock }: { readonly withUnlock: boolean }) {
    const credits = (await own<{ balance: number; paused: boolean }>('GET', 'credits', { after })).body
    const directory = await call<{ prestataires: readonly { name: string }[] }>('GET', '/api/directory/planners?country=fr', { after })
    const gallery = (await own<{ quota: number | null; photos: readonly { shown: boolean }[] }>('GET', 'gallery', { after })).body
    const films = (await own<{ quota: number | null; videos: readonly { shown: boolean }[] }>('GET', 'videos', { after })).body
    const portfolios = (await own<readonly { status: string }[]>('GET', 'portfolios', { after })).body
    const shown = await call<{ planner: { images: readonly object[]; videos: readonly object[]; accent: string | null } }>(
      'GET',
      `/api/project/planners/${planner.publicId}`,
      { after },
    )
    const texts = await own('PUT', 'settings/text-messages/new-requests', { body: { wanted: true } })
    const message = { subject: 'credits', text: 'Je ne retrouve pas la facture du mois de mai.' }
    const { images, videos, accent } = shown.body.planner
    return {
      credits: { paused: credits.paused },
      ...(withUnlock && { unlockedBy: await unlock(after) }),
      first: directory.body.prestataires[0]?.name,
      gallery: { quota: gallery.quota, shown: countShown(gallery.photos) },
      videos: { quota: films.quota, shown: countShown(films.videos) },
      portfolios: portfolios.filter(({ status }) => status === 'online').length,
      couplesSee: { photos: images.length, videos: videos.length, accent },
      textMessages: texts.status,
      support: {
        premium: (await own<{ premium: boolean }>('GET', 'support')).body.premium,
        marked: (await own<{ premium: boolean }>('POST', 'support-messages', { body: message })).body.premium,
      },
      statistics: (await own<{ premium: object | null }>('GET', 'statistics', { after })).body.premium !== null,
    }
  }

  /** The planner's page as visitors get it. */
  async function page(language: string) {
    const headers = { accept: 'text/html', 'accept-language': language }
    const { text } = await call('GET', `/planner/${planner.publicId}-atelier-fontaine`, { headers })
    return { namesOthers: text.includes('Rival'), hasAccent: text.includes(`--accent:${accents.plum.toLowerCase()}`) }
  }

  return { product, sandbox, planner, own, effects, page }
}
