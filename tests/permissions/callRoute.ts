import { randomUUID } from 'node:crypto'
import { declaredOutcome, type Identity, identityNames, type Whose } from '../../scripts/permissions/declaredOutcome.ts'
import type { DeclaredRoute } from '../../src/api/plugins/permissions.ts'
import type { CallCase, CallToMake } from './callCase.ts'
import { type ApiDocument, idsInBody } from './idsInBody.ts'
import type { PermissionWorld } from './world.ts'

export const nameOf = ({ method, path }: Pick<DeclaredRoute, 'method' | 'path'>) => `${method} ${path}`

/** The simplest identity for which a route is intended. */
export function plainCallerOf({ access }: DeclaredRoute): Identity {
  return access.as === 'visitor' ? 'visitor' : access.as === 'couple' ? 'couple' : 'planner on Free'
}

/** The gaps of the matrix: routes without a case, cases without a route, and cases without the ownership of an id in path or body. */
export function gapsOf(
  routes: readonly DeclaredRoute[],
  cases: Readonly<Record<string, CallCase>>,
  document: ApiDocument,
): readonly string[] {
  const known = new Set(routes.map(nameOf))
  return [
    ...Object.keys(cases).flatMap((name) => (known.has(name) ? [] : [`${name}: there is no such route`])),
    ...routes.flatMap((route) => {
      const name = nameOf(route)
      const callCase = cases[name]
      if (callCase === undefined) return [`${name}: nothing says how it is called`]
      return [...gapsOfOwner(route, callCase), ...gapsOfBody(idsInBody(document, route), callCase)].map((gap) => `${name}: ${gap}`)
    }),
  ]
}

function gapsOfOwner({ path, access }: DeclaredRoute, { names }: CallCase): readonly string[] {
  if (names === 'nothing' && path.includes(':')) return ['its path names something']
  return (names === 'owned') === (access.owns !== undefined)
    ? []
    : [`what it names is ${names}, and it declares ${access.owns ?? 'no owner'}`]
}

function gapsOfBody(ids: readonly string[] | undefined, { names, idsInBody: declared = {} }: CallCase): readonly string[] {
  if (!ids) return ['no document says what its body holds']
  const owned = Object.values(declared).includes('owned')
  return [
    ...ids.flatMap((field) => (field in declared ? [] : [`nothing says whose ${field} is`])),
    ...Object.keys(declared).flatMap((field) => (ids.includes(field) ? [] : [`its body has no id ${field}`])),
    ...(owned && names !== 'owned' ? ['it is called with nothing that somebody else owns'] : []),
  ]
}

export interface RawAnswer {
  readonly status: number
  readonly code: string | undefined
}

/** Calls over a connection; of a live stream only the head is read. */
export async function makeCall(
  origin: string,
  method: string,
  { path, body, headers }: CallToMake,
  token: string | undefined,
  key: string = randomUUID(),
): Promise<RawAnswer> {
  const answer = await fetch(new URL(path, origin), {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(method === 'GET' ? {} : { 'idempotency-key': key }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!/json/.test(answer.headers.get('content-type') ?? '')) {
    await answer.body?.cancel()
    return { status: answer.status, code: undefined }
  }
  const { code } = ((await answer.json()) ?? {}) as { readonly code?: string }
  return { status: answer.status, code }
}

/** Calls a route with every identity, for owned and foreign objects; reports answers that differ from the declaration. */
export async function violationsOf(route: DeclaredRoute, callCase: CallCase, world: PermissionWorld, origin: string) {
  const violations: string[] = []
  for (const identity of identityNames) {
    for (const whose of callCase.names === 'owned' ? (['own', 'foreign'] as const) : (['own'] as const)) {
      const violation = await violationOf(route, callCase, { world, origin, identity, whose })
      if (violation !== undefined) violations.push(violation)
    }
  }
  return violations
}

async function violationOf(
  route: DeclaredRoute,
  callCase: CallCase,
  { world, origin, identity, whose }: { world: PermissionWorld; origin: string; identity: Identity; whose: Whose },
): Promise<string | undefined> {
  const call = await callCase.call(world, identity, whose)
  const { status, code } = await makeCall(origin, route.method, call, call.token ?? (await world.tokenOf(identity)))
  const succeeds = status >= 200 && status < 300
  const allowed = callCase.failsWith === undefined ? succeeds || code === callCase.mayFailWith : code === callCase.failsWith
  const outcome = allowed ? 'allowed' : status
  const declared = declaredOutcome(route, identity, whose)
  return outcome === declared
    ? undefined
    : `${identity}, ${callCase.names === 'owned' ? whose : 'about nothing owned'}: declared ${declared}, answered ${status} ${code ?? ''}`
}
