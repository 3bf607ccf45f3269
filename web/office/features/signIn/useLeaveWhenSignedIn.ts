import { useEffect } from 'react'
import { useCheckAuth } from 'react-admin'
import { useNavigate } from 'react-router'

/** Who has a session already has nothing to look for on a way in. */
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
