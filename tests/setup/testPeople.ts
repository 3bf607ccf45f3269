import { randomUUID } from 'node:crypto'
import type { Command, StreamReads } from '../../src/domain/command.ts'
import { type RegisterCouple, registerCouple } from '../../src/domain/couple/registerCouple.ts'
import type { DomainEvent } from '../../src/domain/event.ts'
import type { CoupleId, ProviderId } from '../../src/domain/ids.ts'
import { approveProvider } from '../../src/domain/provider/approveProvider.ts'
import { type DescribeCompany, describeCompany } from '../../src/domain/provider/describeCompany.ts'
import { type OfferServices, offerServices } from '../../src/domain/provider/offerServices.ts'
import { registerProvider } from '../../src/domain/provider/registerProvider.ts'
import { type WriteProfile, writeProfile } from '../../src/domain/provider/writeProfile.ts'
import type { Position } from '../../src/eventstore/eventStore.ts'
import { createTokens, type SessionRole } from '../../src/operational/tokens.ts'
import type { Product } from '../../src/startProduct.ts'
import { lyon } from './sampleEvents.ts'

export interface TestCouple {
  readonly id: CoupleId
  /** Access token. */
  readonly token: string
}

export interface TestPlanner {
  readonly id: ProviderId
  readonly publicId: string
  /** Access token. */
  readonly token: string
  /** The log position at which it is public. */
  readonly position: Position
}

/** The parts of a running product that the functions need. */
type Running = Pick<Product, 'backend'>

/** Runs a command as the system; a refusal is an error. */
export async function perform<Input, State, Event extends DomainEvent>(
  { backend }: Running,
  command: Command<Input, State, Event, StreamReads<Input>>,
  input: Input,
): Promise<Position> {
  const commandId = randomUUID() as never
  const outcome = await backend.commands.handle(command, input, { commandId, actor: 'system:test', correlationId: randomUUID() })
  if (!outcome.accepted) throw new Error(`${command.name} was refused: ${outcome.refused}`)
  return outcome.position
}

/** A registered, signed-in couple of Lyon. */
export async function signedInCouple(product: Running, over: Partial<RegisterCouple> = {}): Promise<TestCouple> {
  const id = over.coupleId ?? (randomUUID() as CoupleId)
  const person = { firstname: 'Camille', lastname: 'Moreau', email: 'camille.moreau@example.fr', phone: '+33612345678' }
  await perform(product, registerCouple, { coupleId: id, ...person, home: lyon, locale: 'fr-FR', ...over })
  return { id, token: await accessToken(product, 'couple', id) }
}

export interface PlannerTraits {
  /** Default: an unused one. */
  readonly id?: ProviderId
  readonly kind?: 'planner' | 'venue'
  readonly company?: Partial<Omit<DescribeCompany, 'providerId'>>
  readonly services?: OfferServices['services']
  readonly profile?: Partial<Omit<WriteProfile, 'providerId'>>
  /** False: not approved by moderation. */
  readonly approved?: boolean
}

/** A signed-in planner of Lyon with a company, a service and a portrait, public by default. */
export async function signedInPlanner(
  product: Running,
  { id = randomUUID() as ProviderId, kind = 'planner', company, services, profile, approved = true }: PlannerTraits = {},
): Promise<TestPlanner> {
  const publicId = id.slice(0, 8)
  const person = { firstname: 'Claire', lastname: 'Fontaine', email: `${publicId}@example.com`, phone: '+33478123456', locale: 'fr-FR' }
  await perform(product, registerProvider, { providerId: id, publicId, kind, emailConfirmed: true, ...person })
  const described = { name: 'Atelier Fontaine', place: lyon, website: null, languages: ['fr', 'en'] as const, startingFrom: 180_000 }
  await perform(product, describeCompany, { providerId: id, ...described, languages: [...described.languages], ...company })
  await perform(product, offerServices, { providerId: id, services: services ?? [fullPlanning] })
  const texts = {
    portrait: '<p>Des mariages à taille humaine.</p>',
    experience: 'Douze saisons',
    strengths: ['Calme'],
    serviceText: 'Complet',
  }
  let position = await perform(product, writeProfile, { providerId: id, ...texts, ...profile })
  if (approved) position = await perform(product, approveProvider, { providerId: id })
  return { id, publicId, token: await accessToken(product, 'provider', id), position }
}

const fullPlanning: OfferServices['services'][number] = {
  service: 'FULL_PLANNING',
  startingFrom: 400_000,
  description: 'De la première idée au dernier invité',
  priceVisible: true,
  descriptionVisible: true,
}

/** An access token, as after signing in. */
export async function accessToken({ backend }: Running, role: SessionRole, id: string): Promise<string> {
  const { database, secrets, rules, now } = backend
  const tokens = await createTokens({ database, tokenKey: secrets.tokenKey, rules, now })
  return tokens.signAccess({ role, id, sessionId: randomUUID() })
}
