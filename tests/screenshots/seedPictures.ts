import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, vi } from 'vitest'
import { DemoCommands } from '../../scripts/demo/demoCommands.ts'
import { paymentActs } from '../../scripts/demo/seedPayments.ts'
import { plainCookies } from '../../src/api/sessionCookies.ts'
import { correctCredits } from '../../src/domain/account/correctCredits.ts'
import type { ProviderId } from '../../src/domain/ids.ts'
import { confirmEmail } from '../../src/domain/provider/confirmEmail.ts'
import { describeCompany } from '../../src/domain/provider/describeCompany.ts'
import { type OfferServices, offerServices } from '../../src/domain/provider/offerServices.ts'
import { registerProvider } from '../../src/domain/provider/registerProvider.ts'
import { providerDirectory } from '../../src/projections/providerDirectory/providerDirectory.ts'
import { type OfficePlanner, receive } from '../e2e/officePlanner.ts'
import { uploadPhoto } from '../photos/uploadPhoto.ts'
import { receivedCode } from '../setup/phoneSignIn.ts'
import { coupleId, lyon } from '../setup/sampleEvents.ts'
import { accessToken, perform, signedInCouple, signedInPlanner, type TestCouple } from '../setup/testPeople.ts'
import type { TestProduct } from '../setup/testProduct.ts'
import { wizardProject } from '../setup/wizardProject.ts'
import { fixedTime, weddingDay } from './fixedTime.ts'

const phones = { chooser: '+33612345677', newcomer: '+33612345679' } as const

/** The content of the pictures: always the same people, numbers and times. */
export async function seedPictures(product: TestProduct, origin: string, clock: { time: string }) {
  const planners = await seedPlanners(product)
  const couple = await signedInCouple(product, { coupleId: coupleId() })
  const chooser = await signedInCouple(product, { firstname: 'Jeanne', phone: phones.chooser })
  const newcomer = await signedInCouple(product, { firstname: 'Inès', phone: phones.newcomer })
  await seedProject(product, couple, planners.lyon)
  clock.time = fixedTime
  await saveProject(product, couple, 2, { eventType: 'pacs', eventDate: '2037-05-06' })
  const office = await seedOffice(product, origin, couple)
  const payers = await seedPayers(product)
  return {
    phones,
    planner: `/planner/${planners.lyon.publicId}`,
    locked: office.locked,
    unlocked: office.unlocked,
    people: {
      couple: coupleCookies(couple),
      newcomer: coupleCookies(newcomer),
      /** A couple whose projects are changed by states. */
      chooser: coupleCookies(chooser),
      busy: officeCookies(office.busy),
      fresh: officeCookies(office.fresh),
      checked: officeCookies(office.checked),
      refused: officeCookies(office.refused),
      yearly: officeCookies(payers.yearly),
      failing: officeCookies(payers.failing),
    },
    /** Who may sign in with a password. */
    busy: office.busy,
    /** The code that was sent to a number. */
    codeOf: (phone: string) => receivedCode(product, phone),
  }
}
type Signed = Pick<OfficePlanner, 'id' | 'token'>
export type PictureSeed = Awaited<ReturnType<typeof seedPictures>>

const coupleCookies = ({ token }: TestCouple) => ({ [plainCookies.couple.access]: token })
const officeCookies = ({ token }: Signed) => ({ [plainCookies.provider.access]: token })

/** Portraits are generated from ids, so the ids are fixed. */
const plannerId = (number: number) => `5ca1ab1${number}-0000-7000-8000-000000000001` as ProviderId

async function seedPlanners(product: TestProduct) {
  const planner = (number: number, name: string, place: Partial<typeof lyon>, region: string) =>
    signedInPlanner(product, { id: plannerId(number), company: { name, place: { ...lyon, ...place, region } } })
  const first = await planner(1, 'Maison Aubépine', {}, 'Rhône')
  await planner(2, 'Les Grands Jours', { city: 'Vienne', zipCode: '38200', latitude: 45.52, longitude: 4.87 }, 'Isère')
  await planner(3, 'Un Oui pour la Vie', { city: 'Grenoble', zipCode: '38000', latitude: 45.17, longitude: 5.72 }, 'Isère')
  const { position } = await planner(4, 'Côté Seine', { city: 'Paris', zipCode: '75001', latitude: 48.85, longitude: 2.35 }, 'Paris')
  await product.positions.waitFor(providerDirectory, position, 120_000)
  return { lyon: first }
}

async function seedProject(product: TestProduct, couple: TestCouple, planner: { readonly id: ProviderId }): Promise<void> {
  const project = await saveProject(product, couple, 1, { eventDate: weddingDay })
  const chosen = { project, selectedPrestataires: [planner.id], message: 'Bonjour, seriez-vous libre le 21 juin ?' }
  await answered(product.call('POST', '/api/project/choose-prestataires', { token: couple.token, body: chosen }))
}

/** A project's id is derived from the call's key and its couple, and its picture from the id. */
async function saveProject(product: TestProduct, { token }: TestCouple, number: number, over: Readonly<Record<string, unknown>>) {
  const key = `5ca1ab1e-0000-4000-8000-00000000000${number}`
  const saved = product.call<{ projectId: string }>('POST', '/api/project/save-project', { token, key, body: wizardProject(over) })
  return (await answered(saved)).body.projectId
}

async function seedOffice(product: TestProduct, origin: string, couple: TestCouple) {
  const busy = await signedUp(product)
  const [fresh, checked, refused] = await Promise.all([officePlanner(product, 7), officePlanner(product, 8), officePlanner(product, 9)])
  const company = { name: 'Atelier Fontaine', place: lyon, website: null, languages: ['fr' as const], startingFrom: null }
  await perform(product, describeCompany, { providerId: busy.id, ...company })
  await perform(product, offerServices, { providerId: checked.id, services: officeServices })
  await perform(product, correctCredits, { providerId: busy.id, credits: 4, reason: 'Geste commercial' })
  const nantes = { city: 'Nantes', zipCode: '44000', country: 'FR', latitude: 47.2184, longitude: -1.5536 } as const
  const day = (number: number) => ({ eventDate: weddingDay, receivedAt: `2035-11-${number}T08:30:00.000Z` })
  const rejected = await receive(product, busy, couple, { eventType: 'pacs', ...day(11) })
  await answered(product.call('POST', `/api/pro/requests/${rejected}/reject`, { token: busy.token, body: { reason: 'location' } }))
  const unlocked = await receive(product, busy, await signedInCouple(product), {
    eventPlace: nantes,
    eventLocation: 'Domaine de la Garenne, Nantes',
    ...day(12),
  })
  await answered(product.call('POST', `/api/pro/requests/${unlocked}/unlock`, { token: busy.token }))
  await receive(product, busy, couple, { guestRange: 'more200', ...day(13) })
  const anniversary = { eventType: 'anniversaire', serviceType: null, weddingTheme: null, eventDate: '2036-09-06' } as const
  await receive(product, busy, couple, { ...day(14), ...anniversary, eventPlace: nantes })
  const message = 'Nous nous marions dans les vignes.\n\nPouvez-vous nous aider ?'
  const locked = await receive(product, busy, couple, { message, ...day(15) })
  // Opening a request marks it as seen: done in advance, so that lists do not depend on the order of the pictures.
  for (const id of [unlocked, locked]) await answered(product.call('POST', `/api/pro/requests/${id}/seen`, { token: busy.token }))
  await perform(product, correctCredits, { providerId: fresh.id, credits: -1, reason: 'Correction' })
  await Promise.all([
    giveCompany(product, checked, '73282932000074'),
    giveCompany(product, refused, '40400000000012'),
    uploadGallery(product, `${origin}/api/pro`, busy),
  ])
  return { busy, fresh, checked, refused, locked, unlocked }
}

/** Planners with yearly Premium, and with a failed renewal, as in the demo world. */
async function seedPayers(product: TestProduct) {
  const [yearly, failing] = [await officePlanner(product, 5), await officePlanner(product, 6)]
  const company = { name: 'Garnier Événements', place: lyon, website: null, languages: ['fr' as const], startingFrom: null }
  for (const { id } of [yearly, failing]) await perform(product, describeCompany, { providerId: id, ...company })
  const applicants = [
    { provider: yearly, pays: 'yearly' },
    { provider: failing, pays: 'failing' },
  ] as const
  const acts = await paymentActs(new DemoCommands(product.backend), applicants, product.backend, new Date(fixedTime))
  for (const { give } of acts) await give()
  const invoices = async () => (await product.call<readonly object[]>('GET', '/api/pro/invoices', { token: yearly.token })).body.length
  await until(async () => (await invoices()) === 3)
  for (const { token } of [yearly, failing])
    await until(async () => (await product.call<{ plan: string }>('GET', '/api/pro/me', { token })).body.plan === 'premium')
  return { yearly, failing }
}

const officeServices: OfferServices['services'] = [
  {
    service: 'DAY_COORDINATION',
    startingFrom: 150_000,
    description: 'De l’arrivée des prestataires à la dernière danse.',
    priceVisible: true,
    descriptionVisible: true,
  },
  { service: 'FULL_PLANNING', startingFrom: 420_000, description: null, priceVisible: false, descriptionVisible: true },
]

const claire = {
  kind: 'planner',
  firstname: 'Claire',
  lastname: 'Fontaine',
  phone: '+33478123456',
  locale: 'fr-FR',
  emailConfirmed: true,
} as const

/** A planner with its welcome credit that registered by the form, so that it has a session and a password. */
async function signedUp(product: TestProduct): Promise<OfficePlanner> {
  const login = { email: 'claire@atelier.example', password: 'Lumière-4-noces' }
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36' }
  const { body } = await answered(
    product.call<{ id: ProviderId; token: string }>('POST', '/api/pro/register', {
      body: { ...claire, ...login, termsAccepted: true },
      headers,
    }),
  )
  await perform(product, confirmEmail, { providerId: body.id })
  await untilBalance(product, body.token, 1)
  return { ...login, ...body }
}

/** A planner with its welcome credit. */
async function officePlanner(product: TestProduct, number: number): Promise<Signed> {
  const id = plannerId(number)
  const publicId = id.slice(0, 8)
  await perform(product, registerProvider, { ...claire, providerId: id, publicId, email: `${publicId}@atelier.example` })
  const token = await accessToken(product, 'provider', id)
  await untilBalance(product, token, 1)
  return { id, token }
}

async function untilBalance(product: TestProduct, token: string, balance: number): Promise<void> {
  await until(async () => (await product.call<{ balance: number }>('GET', '/api/pro/credits', { token })).body.balance === balance)
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  await vi.waitFor(async () => expect(await holds()).toBe(true), { timeout: 120_000, interval: 20 })
}

/** Enters a company number, and waits for the register's result. */
async function giveCompany(product: TestProduct, { token }: Signed, number: string): Promise<void> {
  const body = {
    name: 'Atelier Fontaine',
    street: '12 rue de la République',
    city: 'Lyon',
    zipCode: '69002',
    country: 'FR',
    latitude: '45.74846',
    longitude: '4.84671',
    website: 'https://atelier-fontaine.example',
    languages: ['fr', 'en'],
    createdOn: '2014-03-01',
    number,
    vatNumber: '',
  }
  await answered(product.call('PUT', '/api/pro/company', { token, body, headers: { 'if-match': '*' } }))
  const state = async () => (await product.call<{ numberState: string }>('GET', '/api/pro/company', { token })).body.numberState
  await until(async () => (await state()) !== 'checking')
}

/** A portrait, and as many photographs and videos as the free plan shows; one photograph has no description yet. */
async function uploadGallery(product: TestProduct, path: string, { token }: Signed): Promise<void> {
  const upload = async (to: string, colour: string) => {
    const photo = await sharp({ create: { width: 480, height: 360, channels: 3, background: colour } })
      .jpeg()
      .toBuffer()
    const { status, body } = await uploadPhoto(`${path}/${to}`, photo, { token, key: randomUUID() })
    if (status >= 300) throw new Error(`${to} answered ${status} ${JSON.stringify(body)}`)
    return String(body['id'])
  }
  await upload('profile-photo', '#c9a66b')
  for (const colour of ['#8a5a44', '#b7c4a1', '#d9b8a8', '#6b7f8c']) {
    const photo = await upload('photos', colour)
    const body = { caption: '', alt: 'Une table dressée' }
    await answered(product.call('PUT', `/api/pro/photos/${photo}`, { token, body }))
  }
  await upload('photos', '#e6d5b8')
  const film = { title: 'Un mariage en mai', description: 'Une journée au bord du lac, des préparatifs à l’ouverture du bal.' }
  await answered(product.call('POST', '/api/pro/videos', { token, body: { ...film, link: 'https://vimeo.com/76979871' } }))
}

async function answered<Answer extends { readonly status: number; readonly text: string }>(call: Promise<Answer>): Promise<Answer> {
  const answer = await call
  if (answer.status >= 300) throw new Error(`the call answered ${answer.status} ${answer.text}`)
  return answer
}
