import type { Route } from '../../../route.ts'
import { askLoginEmailRoute } from './askLoginEmail.ts'
import { askPhoneCodeRoute } from './askPhoneCode.ts'
import { changePasswordRoute } from './changePassword.ts'
import { changePersonalDataRoute } from './changePersonalData.ts'
import { changePhoneRoute } from './changePhone.ts'
import { chooseLanguageRoute } from './chooseLanguage.ts'
import { deleteAccountRoute } from './deleteAccount.ts'
import { endOtherSessionsRoute } from './endOtherSessions.ts'
import { endSessionRoute } from './endSession.ts'
import { exportAccountRoute } from './exportAccount.ts'
import { listHistoryRoute } from './listHistory.ts'
import { listSessionsRoute } from './listSessions.ts'
import { showAccountDeletionRoute } from './showAccountDeletion.ts'
import { showPersonalDataRoute } from './showPersonalData.ts'
import { tryMailRoute } from './tryMail.ts'

/** The routes of the page 'My account'. */
export const accountRoutes: readonly Route[] = [
  askLoginEmailRoute,
  askPhoneCodeRoute,
  changePasswordRoute,
  changePersonalDataRoute,
  changePhoneRoute,
  chooseLanguageRoute,
  deleteAccountRoute,
  endOtherSessionsRoute,
  endSessionRoute,
  exportAccountRoute,
  listHistoryRoute,
  listSessionsRoute,
  showAccountDeletionRoute,
  showPersonalDataRoute,
  tryMailRoute,
]
