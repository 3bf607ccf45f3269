import type { Route } from '../../route.ts'

/** Every call of the provider side (contract.md, "Providers"). */
export const proRoutes: readonly Route[] = []
