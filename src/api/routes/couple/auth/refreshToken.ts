import { refreshRoute } from '../../../refreshRoute.ts'
import { coupleCalls } from '../../../schemas/couple/coupleCalls.ts'

/** POST /api/token/refresh: new tokens for a couple. */
export const refreshTokenRoute = refreshRoute('couple', coupleCalls.refreshToken)
