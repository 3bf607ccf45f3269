import type { Route } from '../../../route.ts'
import { checkAccountRoute } from './checkAccount.ts'
import { checkPhoneRoute } from './checkPhone.ts'
import { deleteAccountRoute } from './deleteAccount.ts'
import { logoutRoute } from './logout.ts'
import { meRoute } from './me.ts'
import { refreshTokenRoute } from './refreshToken.ts'
import { registerRoute } from './register.ts'
import { updateProfileRoute } from './updateProfile.ts'
import { verifyPhoneRoute } from './verifyPhone.ts'

/** Signing in by phone, registering, and the couple's own data. */
export const coupleAuthRoutes: readonly Route[] = [
  checkPhoneRoute,
  verifyPhoneRoute,
  checkAccountRoute,
  registerRoute,
  meRoute,
  updateProfileRoute,
  refreshTokenRoute,
  logoutRoute,
  deleteAccountRoute,
]
