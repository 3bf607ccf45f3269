import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../src/api/schemas/pagePaths.ts'
import { ApiError } from '../../../shared/api/apiError.ts'
import { useTrack } from '../../analytics/AnalyticsProvider.tsx'
import { useApi } from '../../api/ApiProvider.tsx'
import { cityFields } from '../../city/pickedCity.ts'
import { localeOf } from '../../session/localeOf.ts'
import { useSignedIn } from '../../session/useSignedIn.ts'
import type { Registration } from './registration.ts'
import { clearRegistrationDraft } from './useRegistrationDraft.ts'

/** Registers the couple, which also signs it in, and continues to its project. */
export function useRegistration(phone: string) {
  const api = useApi()
  const track = useTrack()
  const { i18n } = useTranslation()
  const signedIn = useSignedIn()
  return useMutation({
    mutationFn: async ({ city, ...person }: Registration) => {
      const body = { ...person, ...cityFields(city), phone, locale: localeOf(i18n.language) }
      const { user } = await api.post('/api/project/register', { body, withoutSession: true })
      track({ name: 'registered' })
      clearRegistrationDraft()
      if (user) await signedIn(user, paths.wizard)
    },
  })
}

/** The verification of the number has expired. */
export function isPhoneNotVerified(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}
