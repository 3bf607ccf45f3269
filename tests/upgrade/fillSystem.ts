import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import { readConfig } from '../../src/config.ts'
import { correctCredits } from '../../src/domain/account/correctCredits.ts'
import { grantPremium } from '../../src/domain/account/grantPremium.ts'
import { Day } from '../../src/domain/calendar.ts'
import { ProviderId, ReviewId } from '../../src/domain/ids.ts'
import { addPhoto } from '../../src/domain/provider/addPhoto.ts'
import { addVideo } from '../../src/domain/provider/addVideo.ts'
import { approveProvider } from '../../src/domain/provider/approveProvider.ts'
import { changeCircleMembership } from '../../src/domain/provider/changeCircleMembership.ts'
import { confirmEmail } from '../../src/domain/provider/confirmEmail.ts'
import { describeCompany } from '../../src/domain/provider/describeCompany.ts'
import { offerServices } from '../../src/domain/provider/offerServices.ts'
import { writeProfile } from '../../src/domain/provider/writeProfile.ts'
import { answerReview } from '../../src/domain/review/answerReview.ts'
import { moderateReview } from '../../src/domain/review/moderateReview.ts'
import { writeReview } from '../../src/domain/review/writeReview.ts'
import { type Product, startProduct } from '../../src/startProduct.ts'
import { registrationForm } from '../setup/phoneSignIn.ts'
import { lyon } from '../setup/sampleEvents.ts'
import { perform } from '../setup/testPeople.ts'
import { wizardProject } from '../setup/wizardProject.ts'
import { reviewer } from '../setup/writtenReview.ts'
import { Calls } from './calls.ts'
import {
  type CoupleFacts,
  directoryIds,
  factsOfCouple,
  factsOfProvider,
  type ProviderFacts,
  password,
  type ReleaseFacts,
} from './releaseFacts.ts'

/**
 * Fills the system through its own calls: requests in every state, Premium, a review, a couple that withdrew, one that settled and one that
 * was erased, and finally mails that were not sent. Leaves the system stopped.
 */
export async function fillSystem(databaseUrl: string): Promise<ReleaseFacts> {
  const key = () => randomBytes(32).toString('base64')
  const environment = { MASTER_KEY: key(), CLAIM_KEY: key(), TOKEN_KEY: key(), CODE_KEY: key(), BODY_KEY: key() }
  const settings = { NODE_ENV: 'test', DATABASE_URL: databaseUrl, PUBLIC_URL: 'http://localhost', DEMO: 'off', MAP_TILES_URL: 'off' }
  const start = (roles: string) =>
    startProduct({ config: readConfig({ ...settings, ...environment, ROLES: roles }), logger: pino({ level: 'silent' }) })

  const product = await start('api,projector,worker')
  const http = new Calls(product)
  const names = ['premium', 'reputed', 'unlocking', 'rejecting', 'waiting', 'hidden']
  const planners: Planner[] = []
  for (const name of names) planners.push(await newPlanner(product, http, name))
  const [premium, reputed, unlocking, rejecting, waiting] = planners as [Planner, Planner, Planner, Planner, Planner]
  await perform(product, grantPremium, { providerId: premium.id })
  await perform(product, changeCircleMembership, { providerId: premium.id, member: true })
  await perform(product, correctCredits, { providerId: unlocking.id, credits: 5, reason: 'Goodwill' })
  await reviewed(product, reputed)

  const contacting = await newCouple(product, http, 'contacting', '+33612000001')
  await http.post('/api/project/choose-prestataires', contacting.token, {
    project: contacting.project,
    selectedPrestataires: [premium, unlocking, rejecting, reputed].map(({ id }) => id),
    message: 'Bonjour, êtes-vous libres en juin ?',
  })
  await http.put(`/api/directory/favorites/${reputed.publicId}`, contacting.token)
  for (const planner of [premium, unlocking]) await http.post(`/api/pro/requests/${await received(http, planner)}/unlock`, planner.token)
  await http.post(`/api/pro/requests/${await received(http, rejecting)}/seen`, rejecting.token)
  await http.post(`/api/pro/requests/${await received(http, rejecting)}/reject`, rejecting.token, { reason: 'other', note: 'En congé' })

  const others: Couple[] = []
  for (const [index, name] of (['withdrawn', 'settled', 'erased'] as const).entries()) {
    const couple = await newCouple(product, http, name, `+3361200000${index + 2}`)
    const chosen = { project: couple.project, selectedPrestataires: [unlocking.id, waiting.id], message: `Message de ${name}` }
    await http.post('/api/project/choose-prestataires', couple.token, chosen)
    await http.post(`/api/pro/requests/${await received(http, unlocking, index + 2)}/unlock`, unlocking.token)
    others.push(couple)
  }
  const [withdrawn, settled, erased] = others as [Couple, Couple, Couple]
  await http.post(`/api/project/projects/${withdrawn.project}/cancel`, withdrawn.token, {})
  await http.post(`/api/project/projects/${settled.project}/found`, settled.token, { prestataire: unlocking.id })
  await http.post('/api/project/delete-account', erased.token, { confirm: true })
  await eventually('every mail was sent', async () => (await pendingMails(product)).length === 0)
  await product.close()

  // Without the worker role, mails stay unsent, as when a release is stopped.
  const waitingProduct = await start('api,projector')
  const calls = new Calls(waitingProduct)
  const late = { project: contacting.project, selectedPrestataires: [waiting.id], message: 'Encore une question' }
  await calls.post('/api/project/choose-prestataires', contacting.token, late)
  await eventually('a mail waits', async () => (await pendingMails(waitingProduct)).length > 0)
  const facts = {
    environment,
    providers: await Promise.all(planners.map((planner) => factsOfProvider(calls, planner))),
    couples: await Promise.all([contacting, ...others].map((couple) => factsOfCouple(calls, couple))),
    directory: await directoryIds(calls),
    pendingMails: (await pendingMails(waitingProduct)).map(({ template, recipient_id }) => ({
      template,
      to: planners.find(({ id }) => id === recipient_id)?.email ?? '',
    })),
  }
  await waitingProduct.close()
  return facts
}

interface Planner extends Pick<ProviderFacts, 'email' | 'publicId' | 'refreshToken'> {
  readonly id: ProviderId
  readonly token: string
}

interface Couple extends Pick<CoupleFacts, 'name' | 'id' | 'phone' | 'refreshToken'> {
  readonly token: string
  readonly project: string
}

async function newPlanner(product: Product, http: Calls, name: string): Promise<Planner> {
  const email = `${name}@planners.example`
  const person = { kind: 'planner', firstname: 'Claire', lastname: 'Fontaine', email, phone: '+33478123456', locale: 'fr-FR' }
  const registered = await http.post<{ id: string; token: string; refresh_token: string }>('/api/pro/register', undefined, {
    ...person,
    password,
    termsAccepted: true,
  })
  const providerId = ProviderId.parse(registered.id)
  await perform(product, confirmEmail, { providerId })
  await perform(product, describeCompany, {
    providerId,
    name: `Atelier ${name}`,
    place: lyon,
    website: 'https://atelier.example',
    languages: ['fr', 'en'],
    startingFrom: 180_000,
  })
  const service = { service: 'FULL_PLANNING', startingFrom: 400_000, description: 'Jusqu’au dernier invité' } as const
  await perform(product, offerServices, { providerId, services: [{ ...service, priceVisible: true, descriptionVisible: true }] })
  await perform(product, writeProfile, {
    providerId,
    portrait: `<p>Des mariages à taille humaine, par ${name}.</p>`,
    experience: 'Douze saisons',
    strengths: ['Calme'],
    serviceText: 'Complet',
  })
  await perform(product, addPhoto, { providerId, photoId: randomUUID(), picture: 'scenes/abcdefgh', alt: 'Une table' })
  const film = { videoId: randomUUID(), title: 'Notre film', platform: 'youtube', key: 'dQw4w9WgXcQ' } as const
  await perform(product, addVideo, { providerId, ...film })
  if (name !== 'hidden') await perform(product, approveProvider, { providerId })
  const { publicId } = await selfOf(http, registered.token)
  return { id: providerId, email, publicId, token: registered.token, refreshToken: registered.refresh_token }
}

async function selfOf(http: Calls, token: string): Promise<{ readonly publicId: string }> {
  return eventually('the provider is known to itself', () => http.get<{ publicId: string }>('/api/pro/me', token).catch(() => undefined))
}

async function newCouple(product: Product, http: Calls, name: CoupleFacts['name'], phone: string): Promise<Couple> {
  await http.post('/api/project/check-phone', undefined, { phone })
  const code = await eventually('the code arrives', async () => {
    const [message] = (await product.sandbox?.messages.list({ to: phone, limit: 1 })) ?? []
    return /\b\d{6}\b/.exec(message?.text ?? '')?.[0]
  })
  const { proof } = await http.post<{ proof: string }>('/api/project/verify-phone', undefined, { phone, code })
  const [city] = (
    await http.get<{ cities: { city: string; zipcode: string; countrycode: string; lat: string; lng: string }[] }>(
      '/api/cities?q=lyon&country=FR',
    )
  ).cities
  if (!city) throw new Error('no Lyon')
  const home = { city: city.city, zipCode: city.zipcode, country: city.countrycode, latitude: city.lat, longitude: city.lng }
  const form = registrationForm(phone, proof, { ...home, email: `${name}@couples.example.fr` })
  const { token, refresh_token } = await http.post<{ token: string; refresh_token: string }>('/api/project/register', undefined, form)
  const { projectId } = await http.post<{ projectId: string }>(
    '/api/project/save-project',
    token,
    wizardProject({ eventDate: '2032-06-19', ...home }),
  )
  const id = (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub
  return { name, id, phone, token, refreshToken: name === 'erased' ? null : refresh_token, project: projectId }
}

/** The planner's newest request, once it has the given number. */
async function received(http: Calls, { token }: Planner, count = 1): Promise<string> {
  return eventually('the request arrives', async () => {
    const requests = await http.get<{ id: string }[]>('/api/pro/requests?sort=["receivedAt","DESC"]', token)
    return requests.length >= count ? requests[0]?.id : undefined
  })
}

async function reviewed(product: Product, { id: providerId }: Planner): Promise<void> {
  const reviewId = ReviewId.parse(randomUUID())
  const words = { reviewerName: 'Zoé et Noé', reviewerType: 'couple', ...reviewer } as const
  const review = { ...words, rating: 5, text: 'Une journée parfaite du début à la fin.', weddingDate: Day.parse('2026-06-20') }
  await perform(product, writeReview, { reviewId, providerId, ...review })
  await perform(product, moderateReview, { reviewId, verdict: 'publish' })
  await perform(product, answerReview, { reviewId, providerId, text: 'Merci à vous deux !' })
}

async function pendingMails({ backend }: Product) {
  const { rows } = await backend.database.query<{ template: string; recipient_id: string }>(
    `SELECT payload->>'template' AS template, person_id AS recipient_id FROM operational.effects WHERE kind = 'mail' AND state NOT IN ('done', 'dead', 'expired')`,
  )
  return rows
}

async function eventually<T>(what: string, ask: () => Promise<T | undefined | false>): Promise<T> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    await delay(50)
  }
  throw new Error(`never: ${what}`)
}
