import { randomUUID } from 'node:crypto'
import { type Identity, identities, type Whose } from '../../scripts/permissions/declaredOutcome.ts'
import { correctCredits } from '../../src/domain/account/correctCredits.ts'
import { grantPremium } from '../../src/domain/account/grantPremium.ts'
import { unlockRequest } from '../../src/domain/account/unlockRequest.ts'
import { availabilityStream } from '../../src/domain/availability/availability.ts'
import {
  type CoupleId,
  InvoiceId,
  PaymentId,
  PortfolioId,
  type ProjectId,
  type ProviderId,
  type RequestId,
  type StreamName,
  VenueId,
} from '../../src/domain/ids.ts'
import { invoiceStream } from '../../src/domain/invoice/invoiceNumber.ts'
import { paymentStream } from '../../src/domain/payment/payment.ts'
import { portfolioStream } from '../../src/domain/portfolio/portfolio.ts'
import { providerStream } from '../../src/domain/provider/provider.ts'
import { askContactDeletion } from '../../src/domain/request/askContactDeletion.ts'
import { requestStream } from '../../src/domain/request/request.ts'
import { venueStream } from '../../src/domain/venue/venue.ts'
import { RevisionConflict } from '../../src/eventstore/eventStore.ts'
import { createSessions } from '../../src/operational/sessions.ts'
import { createTokens } from '../../src/operational/tokens.ts'
import { providerDirectory } from '../../src/projections/providerDirectory/providerDirectory.ts'
import { requestInbox } from '../../src/projections/requestInbox/requestInbox.ts'
import { newEvent } from '../setup/newEvent.ts'
import { invoiceIssued } from '../setup/sampleInvoiceEvents.ts'
import { paymentCanceled, paymentIntentCreated, paymentStarted } from '../setup/samplePaymentEvents.ts'
import { requestReceived } from '../setup/sampleRequestEvents.ts'
import { accessToken, perform, signedInCouple, signedInPlanner, type TestPlanner } from '../setup/testPeople.ts'
import type { TestProduct } from '../setup/testProduct.ts'
import { wizardProject } from '../setup/wizardProject.ts'
import { writtenReview } from '../setup/writtenReview.ts'

/** Two couples and three planners, and all objects that calls can name. */
export interface PermissionWorld {
  readonly product: TestProduct
  readonly planner: TestPlanner
  /** A fresh token of this identity; undefined for a visitor. */
  tokenOf(identity: Identity): Promise<string | undefined>
  /** A couple that no other call uses, and its token. */
  throwawayCouple(): Promise<string>
  /** A refresh token of a new session. */
  refreshToken(role: 'couple' | 'provider'): Promise<string>
  /** A new session of the caller, or of somebody else. Callers without one get the planner's. */
  session(identity: Identity, whose: Whose): Promise<string>
  /** A new project of the caller, or of somebody else. Callers without one get the couple's. */
  project(identity: Identity, whose: Whose): Promise<ProjectId>
  /** A new request that the caller or somebody else sent or received; optionally unlocked and asked to be deleted. */
  request(identity: Identity, whose: Whose, state?: 'unlocked' | 'deletion asked'): Promise<RequestId>
  /** An entry in the calendar of the caller or of somebody else, and an imported calendar. */
  calendarEntry(identity: Identity, whose: Whose): Promise<string>
  calendarFeed(identity: Identity, whose: Whose): Promise<string>
  /** A photograph in the caller's gallery, or in somebody else's. */
  photo(identity: Identity, whose: Whose): Promise<string>
  /** A video of the caller's, or of somebody else's. */
  video(identity: Identity, whose: Whose): Promise<string>
  /** A reply template of the caller's, or of somebody else's. */
  template(identity: Identity, whose: Whose): Promise<string>
  /** A venue of the caller, or of somebody else, and a picture of it. */
  venue(identity: Identity, whose: Whose): Promise<{ readonly venueId: string; readonly imageId: string }>
  /** A portfolio of the caller, or of somebody else, and a picture of it. */
  portfolio(identity: Identity, whose: Whose): Promise<{ readonly portfolioId: string; readonly imageId: string }>
  /** A payment of the caller, or of somebody else, that was canceled. */
  payment(identity: Identity, whose: Whose): Promise<string>
  /** A published review of the caller, or of somebody else. */
  review(identity: Identity, whose: Whose): Promise<string>
  /** An invoice to the caller, or to somebody else. */
  invoice(identity: Identity, whose: Whose): Promise<string>
}

export async function openPermissionWorld(product: TestProduct): Promise<PermissionWorld> {
  const { database, secrets, rules, now } = product.backend
  const tokens = await createTokens({ database, tokenKey: secrets.tokenKey, rules, now })
  const sessions = createSessions({ database, tokens, tokenKey: secrets.tokenKey, rules, now })
  const [couple, otherCouple] = [await signedInCouple(product), await signedInCouple(product)]
  const [free, premium, other] = [await signedInPlanner(product), await signedInPlanner(product), await signedInPlanner(product)]
  for (const { id } of [free, premium, other]) await perform(product, correctCredits, { providerId: id, credits: 200, reason: 'tests' })
  await perform(product, grantPremium, { providerId: premium.id })
  await product.positions.waitFor(providerDirectory, other.position, 120_000)

  const couples = { couple, 'other couple': otherCouple, 'impersonator of the couple': couple }
  const planners = { 'planner on Free': free, 'planner on Premium': premium, 'other planner': other, 'impersonator of the planner': free }
  const coupleOf = (identity: Identity, whose: Whose): CoupleId => {
    const own = identity in couples ? couples[identity as keyof typeof couples] : couple
    return (whose === 'own' ? own : own === couple ? otherCouple : couple).id
  }
  const plannerOf = (identity: Identity, whose: Whose): ProviderId => {
    const own = identity in planners ? planners[identity as keyof typeof planners] : free
    return (whose === 'own' ? own : own === other ? free : other).id
  }

  /** Other tests may write to the same stream concurrently. */
  const appendTo = async (streamOf: (id: ProviderId) => StreamName, event: ReturnType<typeof newEvent>): Promise<void> => {
    const stream = streamOf((event.data as { readonly providerId: ProviderId }).providerId)
    const { eventStore } = product.backend
    for (;;) {
      const before = await eventStore.readStream(stream)
      try {
        await eventStore.append(stream, before.at(-1)?.revision ?? 'none', [event])
        return
      } catch (error) {
        if (!(error instanceof RevisionConflict)) throw error
      }
    }
  }

  return {
    product,
    planner: free,
    async tokenOf(identity) {
      const { role, impersonated } = identities[identity]
      if (role === undefined) return undefined
      const id = role === 'couple' ? coupleOf(identity, 'own') : plannerOf(identity, 'own')
      if (!impersonated) return accessToken(product, role, id)
      const opened = await sessions.impersonate({ id: randomUUID(), role, personId: id, impersonator: randomUUID() })
      if (!opened) throw new Error('no impersonation was opened')
      return opened.token
    },
    throwawayCouple: async () => (await signedInCouple(product)).token,
    async refreshToken(role) {
      const opened = await sessions.open({ id: randomUUID(), role, personId: randomUUID(), remembered: true })
      if (!opened) throw new Error('no session was opened')
      return opened.refreshToken
    },
    async session(identity, whose) {
      const opened = await sessions.open({ id: randomUUID(), role: 'provider', personId: plannerOf(identity, whose), remembered: true })
      if (!opened) throw new Error('no session was opened')
      return opened.sessionId
    },
    async project(identity, whose) {
      const token = await accessToken(product, 'couple', coupleOf(identity, whose))
      const saved = await product.call<{ projectId: ProjectId }>('POST', '/api/project/save-project', { body: wizardProject(), token })
      if (!saved.body.projectId) throw new Error(`no project was saved: ${saved.status} ${saved.text}`)
      return saved.body.projectId
    },
    async calendarEntry(identity, whose) {
      const entryId = randomUUID()
      const days = { from: '2099-01-01', to: '2099-01-02', label: '', blockedAt: now().toISOString() }
      await appendTo(availabilityStream, newEvent('DaysBlocked', { providerId: plannerOf(identity, whose), entryId, ...days }))
      return entryId
    },
    async calendarFeed(identity, whose) {
      const feedId = randomUUID()
      const feed = { url: `https://calendar.example.test/${feedId}`, addedAt: now().toISOString() }
      await appendTo(availabilityStream, newEvent('CalendarFeedAdded', { providerId: plannerOf(identity, whose), feedId, ...feed }))
      return feedId
    },
    async photo(identity, whose) {
      const photoId = randomUUID()
      const data = { providerId: plannerOf(identity, whose), photoId, picture: 'scenes/k7m2p9', alt: '' }
      // Above the plan's limit, which is not tested here.
      await appendTo(providerStream, newEvent('PhotoAdded', data))
      return photoId
    },
    async payment(identity, whose) {
      const paymentId = PaymentId.parse(randomUUID())
      const of = { paymentId, providerId: plannerOf(identity, whose) }
      const stored = [paymentStarted(of), paymentIntentCreated(of), paymentCanceled(of)].map(({ type, data }) => newEvent(type, data))
      await product.backend.eventStore.append(paymentStream(paymentId), 'none', stored)
      return paymentId
    },
    async video(identity, whose) {
      const videoId = randomUUID()
      const data = { providerId: plannerOf(identity, whose), videoId, title: 'Un film', platform: 'vimeo', key: '76979871' } as const
      await appendTo(providerStream, newEvent('VideoAdded', data))
      return videoId
    },
    async template(identity, whose) {
      const templateId = randomUUID()
      const data = {
        providerId: plannerOf(identity, whose),
        templateId,
        title: 'Merci',
        text: 'Bonjour {firstname}',
        addedAt: now().toISOString(),
      }
      // Above the rules' limit, which is not tested here.
      const stream = providerStream(data.providerId)
      const before = await product.backend.eventStore.readStream(stream)
      await product.backend.eventStore.append(stream, before.at(-1)?.revision ?? 'none', [newEvent('ReplyTemplateAdded', data)])
      return templateId
    },
    async venue(identity, whose) {
      const of = { providerId: plannerOf(identity, whose), venueId: VenueId.parse(randomUUID()) }
      const added = { publicId: 'k7m2p9xq4r8v', name: 'Domaine des Tilleuls', type: 'domain' as const, addedAt: now().toISOString() }
      await appendTo(providerStream, newEvent('VenueAdded', { ...of, ...added }))
      const imageId = randomUUID()
      const image = { imageId, picture: 'scenes/k7m2p9', alt: '', addedAt: now().toISOString() }
      await product.backend.eventStore.append(venueStream(of.venueId), 'none', [newEvent('VenueImageAdded', { ...of, ...image })])
      return { venueId: of.venueId, imageId }
    },
    async portfolio(identity, whose) {
      const of = { providerId: plannerOf(identity, whose), portfolioId: PortfolioId.parse(randomUUID()) }
      const added = { publicId: 'p4m2p9xq4r8v', title: 'Camille et Jules', addedAt: now().toISOString() }
      await appendTo(providerStream, newEvent('PortfolioAdded', { ...of, ...added }))
      const imageId = randomUUID()
      const image = { imageId, picture: 'scenes/k7m2p9', alt: '', addedAt: now().toISOString() }
      await product.backend.eventStore.append(portfolioStream(of.portfolioId), 'none', [
        newEvent('PortfolioImageAdded', { ...of, ...image }),
      ])
      return { portfolioId: of.portfolioId, imageId }
    },
    review: async (identity, whose) => (await writtenReview(product, plannerOf(identity, whose))).reviewId,
    async invoice(identity, whose) {
      const invoiceId = InvoiceId.parse(randomUUID())
      const number = `FA-2026-11-${invoiceId.slice(0, 8)}`
      const { type, data } = invoiceIssued({ invoiceId, number, providerId: plannerOf(identity, whose) })
      await product.backend.eventStore.append(invoiceStream(invoiceId), 'none', [newEvent(type, data)])
      return invoiceId
    },
    async request(identity, whose, state) {
      const requestId = randomUUID() as RequestId
      const [coupleId, providerId] = [coupleOf(identity, whose), plannerOf(identity, whose)]
      const { type, data } = requestReceived({ requestId, coupleId, providerId, projectId: randomUUID() as ProjectId })
      const { position } = await product.backend.eventStore.append(requestStream(requestId), 'none', [newEvent(type, data)])
      await product.positions.waitFor(requestInbox, position, 120_000)
      if (state) await perform(product, unlockRequest, { requestId, providerId })
      if (state === 'deletion asked') await perform(product, askContactDeletion, { requestId, providerId, coupleId })
      return requestId
    },
  }
}
