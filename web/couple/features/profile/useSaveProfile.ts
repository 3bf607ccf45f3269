import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../shared/api/apiError.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { queryKeys } from '../../api/queryKeys.ts'
import { cityFields } from '../../city/pickedCity.ts'
import type { EditedProfile } from './editedProfile.ts'

/**
 * Saves the changes to the version that `etag` names. The app then switches to the chosen language (`useOwnLanguage`); the save succeeds
 * even if its texts cannot be loaded.
 */
export function useSaveProfile(firstTag: string | null) {
  const api = useApi()
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: async ({ edited: { email, city, locale }, tag }: { readonly edited: EditedProfile; readonly tag: string | null }) => {
      const { body, headers } = await api.answer('POST', '/api/project/update-profile', {
        body: { email, ...cityFields(city), locale },
        ...(tag !== null && { headers: { 'if-match': tag } }),
      })
      return { user: body.user, tag: headers.get('etag') }
    },
    onSuccess: ({ user }) => queries.setQueryData(queryKeys.me, user),
  })
  return { ...save, save: (edited: EditedProfile) => save.mutateAsync({ edited, tag: save.data?.tag ?? firstTag }) }
}

/** The profile was changed meanwhile, perhaps on another device. */
export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412
}
