import { useLogout, useNotify } from 'react-admin'

/** Ends the session in all tabs and opens the sign-in page. */
export function useSignOut(): () => void {
  const logout = useLogout()
  const notify = useNotify()
  return () => {
    logout({}, undefined, false).catch(() => notify('layout.signOutFailed', { type: 'error' }))
  }
}
