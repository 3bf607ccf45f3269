import { refreshRoute } from '../../../refreshRoute.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'

/** POST /api/pro/token/refresh: fresh tokens for a provider. */
export const refreshProviderTokenRoute = refreshRoute('provider', proCalls.refreshProviderToken)
