import { useEffect } from 'react'
import { useCheckAuth } from 'react-admin'
import { useNavigate } from 'react-router'

/** Redirects a person with a session away from the sign-in pages. */
export function useLeaveWhenSignedIn(): void {
  const checkAuth = useCheckAuth()
  const navigate = useNavigate()
  useEffect(() => {
    checkAuth({}, false).then(
      () => navigate('/', { replace: true }),
      () => {},
    )
  }, [checkAuth, navigate])
}
