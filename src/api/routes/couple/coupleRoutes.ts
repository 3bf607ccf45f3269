import type { Route } from '../../route.ts'

/** Every call of the couple side (contract.md, "Couple side"). */
export const coupleRoutes: readonly Route[] = []
