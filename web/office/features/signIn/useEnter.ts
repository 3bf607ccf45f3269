import { useMutation } from '@tanstack/react-query'
import { useLogin } from 'react-admin'
import type { SignIn } from '../../api/authProvider.ts'

/**
 * A command that opens a session, for `CommandForm`.
 * @param next the page to continue with
 */
export function useEnter<Input>(callOf: (input: Input) => SignIn['enter'], next: string) {
  const login = useLogin()
  return useMutation({
    mutationFn: async (input: Input): Promise<boolean> => {
      const given: SignIn = { role: 'provider', enter: callOf(input) }
      await login(given, next)
      return true
    },
  })
}
