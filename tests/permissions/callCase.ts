import type { Identity, Whose } from '../../scripts/permissions/declaredOutcome.ts'
import type { PermissionWorld } from './world.ts'

export interface CallToMake {
  readonly path: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  /** Replaces the token of the identity. */
  readonly token?: string
}

/** How to call a route, and what the call names. */
export interface CallCase {
  /** `owned`: something of the caller or of somebody else. `public`: something public. */
  readonly names: 'nothing' | 'public' | 'owned'
  /**
   * What the ids in the body name, by field. `owned`: something of the caller or of somebody else. `public`: something public. Otherwise
   * the test file that shows that other owners' ids are refused.
   */
  readonly idsInBody?: Readonly<Record<string, 'owned' | 'public' | { readonly refusedIn: string }>>
  /** The error code of an allowed call that fails here for another reason, e.g. a sign-in without a proof. */
  readonly failsWith?: string
  /** The same, depending on the caller, e.g. for something that is not sold to everybody. */
  readonly mayFailWith?: string
  call(world: PermissionWorld, identity: Identity, whose: Whose): CallToMake | Promise<CallToMake>
}
