import { type Form, section, text, textsIn } from './stripeForm.ts'
import { StripeProblem } from './stripeProblem.ts'
import type { ObjectKind, StripeObjects, StripeSession } from './stripeStore.ts'

export interface StripeCall {
  readonly session: StripeSession
  /** Of the body, or of the query for a GET. */
  readonly form: Form
  /** The values in the path. */
  readonly id: string
}

export interface StripeRoute {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** With `:id` where an id stands. */
  readonly path: string
  /** Accepted parameters besides `expand`; any other one is refused, as by Stripe. */
  readonly params: readonly string[]
  /** A browser may call it, with the publishable key and the object's secret. */
  readonly forBrowsers?: true
  handle(call: StripeCall): Promise<object>
}

/** Parameter names that the SDK's type has. */
export type ParamsOf<Params> = readonly (keyof Params & string)[]

export const pageParams = ['limit', 'starting_after', 'ending_before', 'created'] as const

/** The object, or a 404 in Stripe's format. */
export async function existing<Kind extends ObjectKind>({ tables }: StripeSession, kind: Kind, id: string, param?: string) {
  const found = await tables.get(kind, id)
  if (!found) throw StripeProblem.noSuch(kind, id, param)
  return found
}

/** A page of objects, newest first. */
export async function listPage<Kind extends ObjectKind>(
  { session: { tables }, form }: StripeCall,
  kind: Kind,
  url: string,
  holding: object = {},
  fits: (item: StripeObjects[Kind]) => boolean = () => true,
) {
  const since = Number(text(form, 'created', 'gte') ?? 0)
  const limit = Math.min(100, Number(text(form, 'limit') ?? 10))
  const after = text(form, 'starting_after')
  const all = (await tables.find(kind, holding, 100_000)).filter((item) => fits(item) && (!('created' in item) || item.created >= since))
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
  return { object: 'list', data: all.slice(from, from + limit), has_more: all.length > from + limit, url }
}

export const metadataOf = (form: Form) => textsIn(section(form, 'metadata'))
