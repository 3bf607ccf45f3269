import type { Identity, Whose } from '../../scripts/permissions/declaredOutcome.ts'
import type { PermissionWorld } from './world.ts'

export interface CallToMake {
  readonly path: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  /** Instead of that of the identity. */
  readonly token?: string
}

/** How a route is called by everybody, and what its call names. */
export interface CallCase {
  /** `owned`: something of the caller's or of somebody else. `public`: something that is everybody's. */
  readonly names: 'nothing' | 'public' | 'owned'
  /**
   * What the ids in its body name, by field. `owned`: the call names the caller's or somebody else's there. `public`: something that is
   * everybody's. Otherwise the test that shows that somebody else's are refused.
   */
  readonly idsInBody?: Readonly<Record<string, 'owned' | 'public' | { readonly refusedIn: string }>>
  /** The code of an answer by which a call that is allowed fails here, as a sign-in without a proof does. */
  readonly failsWith?: string
  /** The same where it depends on who calls, as what is not sold to everybody does. */
  readonly mayFailWith?: string
  call(world: PermissionWorld, identity: Identity, whose: Whose): CallToMake | Promise<CallToMake>
}
