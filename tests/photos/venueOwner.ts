import { type OfferedService, offeredServices } from '../../src/domain/referenceValues.ts'
import { signedInPlanner } from '../setup/testPeople.ts'
import { photograph } from './photoFixtures.ts'
import type { PhotoStage } from './photoStage.ts'
import { uploadPhoto } from './uploadPhoto.ts'

type Body = Record<string, unknown> & {
  readonly id: string
  readonly code: string
  readonly etag: string
  readonly photos: { id: string }[]
}

/** A planner and its calls, each of which reads the writes of the previous one. */
export async function newVenueOwner(stage: PhotoStage) {
  const planner = await signedInPlanner(stage.product)
  let after: string | undefined
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options: { body?: object; ifMatch?: string; key?: string } = {},
  ) => {
    const { body, ifMatch, key } = options
    const answer = await stage.call<Body>(method, `/api/pro/${path}`, {
      token: planner.token,
      ...(after !== undefined && { after }),
      ...(body && { body }),
      ...(key !== undefined && { key }),
      ...(ifMatch !== undefined && { headers: { 'if-match': ifMatch } }),
    })
    after = answer.position ?? after
    return answer
  }
  const add = async (name = 'Domaine des Tilleuls') => (await call('POST', 'venues', { body: { name, type: 'domain' } })).body.id
  const upload = async (venue: string) => {
    const content = await photograph().jpeg().toBuffer()
    const answer = await uploadPhoto(`${stage.origin}/api/pro/venue-galleries/${venue}/images`, content, { token: planner.token })
    after = answer.position ?? after
    return answer
  }
  return { planner, call, add, upload }
}

const notOffered = { offered: false, startingFrom: null, priceVisible: true, description: null, descriptionVisible: true }
type Row = { readonly [Field in keyof typeof notOffered]: unknown }

/** The table of services in which only the given ones are offered. */
export function noServices(rows: Partial<Record<OfferedService, Row>> = {}): Readonly<Record<OfferedService, Row>> {
  return { ...(Object.fromEntries(offeredServices.map((service) => [service, notOffered])) as Record<OfferedService, Row>), ...rows }
}
