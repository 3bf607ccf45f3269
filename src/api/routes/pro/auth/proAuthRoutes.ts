import type { Route } from '../../../route.ts'
import { askEmailConfirmationRoute } from './askEmailConfirmation.ts'
import { askNewPasswordRoute } from './askNewPassword.ts'
import { confirmEmailRoute } from './confirmEmail.ts'
import { confirmLoginEmailRoute } from './confirmLoginEmail.ts'
import { loginProviderRoute } from './loginProvider.ts'
import { logoutProviderRoute } from './logoutProvider.ts'
import { refreshProviderTokenRoute } from './refreshProviderToken.ts'
import { registerProviderRoute } from './registerProvider.ts'
import { setNewPasswordRoute } from './setNewPassword.ts'
import { showSelfRoute } from './showSelf.ts'

/** Registration and sign-in by e-mail, and the provider's own account. */
export const proAuthRoutes: readonly Route[] = [
  registerProviderRoute,
  loginProviderRoute,
  logoutProviderRoute,
  refreshProviderTokenRoute,
  confirmEmailRoute,
  confirmLoginEmailRoute,
  askEmailConfirmationRoute,
  askNewPasswordRoute,
  setNewPasswordRoute,
  showSelfRoute,
]
