import type { DeclaredRoute } from '../../src/api/plugins/permissions.ts'
import type { Role } from '../../src/api/route.ts'

interface Kind {
  readonly role: Role | undefined
  readonly impersonated: boolean
}

/** All identities that permissions distinguish. */
export const identities = {
  visitor: { role: undefined, impersonated: false },
  couple: { role: 'couple', impersonated: false },
  'other couple': { role: 'couple', impersonated: false },
  'planner on Free': { role: 'provider', impersonated: false },
  'planner on Premium': { role: 'provider', impersonated: false },
  'other planner': { role: 'provider', impersonated: false },
  'impersonator of the couple': { role: 'couple', impersonated: true },
  'impersonator of the planner': { role: 'provider', impersonated: true },
} as const satisfies Readonly<Record<string, Kind>>

export type Identity = keyof typeof identities
export const identityNames = Object.keys(identities) as readonly Identity[]

/** The owner of the object that a call names. */
export type Whose = 'own' | 'foreign'
export type Outcome = 'allowed' | 401 | 403 | 404

/** The declared result of a call by an identity. */
export function declaredOutcome({ access, method, onlyReads }: DeclaredRoute, identity: Identity, whose: Whose): Outcome {
  const { role, impersonated } = identities[identity]
  const reads = onlyReads || method === 'GET'
  const impersonators = access.whileImpersonating ?? (reads ? 'allowed' : 'refused')
  if (access.as !== 'visitor') {
    if (role === undefined) return 401
    // None of these identities is an administrator, so none has a capability.
    if (![access.as].flat().includes(role) || access.can !== undefined) return 403
  }
  if (impersonated && impersonators === 'refused') return 403
  return access.owns !== undefined && whose === 'foreign' ? 404 : 'allowed'
}
