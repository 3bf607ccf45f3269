import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../shared/api/apiError.ts'
import { changeLanguage } from '../../../shared/i18n/createI18n.ts'
import { isInterfaceLanguage } from '../../../shared/i18n/languages.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { cityFields } from '../../city/pickedCitySchema.ts'
import { loadTranslations } from '../../locales/loadTranslations.ts'
import { meKey } from '../../session/useMe.ts'
import type { EditedProfile } from './editedProfile.ts'

/** Saves what was changed of the state named by the tag; a chosen language is spoken at once. */
export function useSaveProfile(firstTag: string | null) {
  const api = useApi()
  const queries = useQueryClient()
  const { i18n } = useTranslation()
  const save = useMutation({
    mutationFn: async ({ edited: { email, city, locale }, tag }: { readonly edited: EditedProfile; readonly tag: string | null }) => {
      const { body, headers } = await api.answer('POST', '/api/project/update-profile', {
        body: { email, ...cityFields(city), locale },
        ...(tag !== null && { headers: { 'if-match': tag } }),
      })
      const language = locale.slice(0, 2)
      if (isInterfaceLanguage(language)) await changeLanguage(i18n, language, loadTranslations)
      return { user: body.user, tag: headers.get('etag') }
    },
    onSuccess: ({ user }) => queries.setQueryData(meKey, user),
  })
  return { ...save, save: (edited: EditedProfile) => save.mutateAsync({ edited, tag: save.data?.tag ?? firstTag }) }
}

/** Somebody, perhaps the same person on another device, was faster. */
export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412
}
