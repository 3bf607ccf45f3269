import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../shared/api/apiError.ts'
import { useApi } from '../../api/ApiProvider.tsx'
import { queryKeys } from '../../api/queryKeys.ts'
import { cityFields } from '../../city/pickedCity.ts'
import type { EditedProfile } from './editedProfile.ts'

/** Saves what was changed of the state named by the tag. A chosen language is spoken as soon as its texts are there (`useOwnLanguage`): whether they come does not make a saved profile less saved. */
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

/** Somebody, perhaps the same person on another device, was faster. */
export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412
}
