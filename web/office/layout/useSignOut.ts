import { useLogout, useNotify } from 'react-admin'
import { mayLoseUnsaved } from '../kit/dialog/unsavedWork.ts'

/** Ends the session in all tabs and opens the sign-in page. Asks before, when input would be lost. */
export function useSignOut(): () => void {
  const logout = useLogout()
  const notify = useNotify()
  const signOut = async () => {
    if (await mayLoseUnsaved()) await logout({}, undefined, false)
  }
  return () => {
    signOut().catch(() => notify('layout.signOutFailed', { type: 'error' }))
  }
}
