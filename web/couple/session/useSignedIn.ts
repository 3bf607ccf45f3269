import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { User } from '../../../src/api/schemas/couple/auth.ts'
import { changeLanguage } from '../../shared/i18n/createI18n.ts'
import { isInterfaceLanguage } from '../../shared/i18n/languages.ts'
import { forgetCoupleQueries, queryKeys } from '../api/queryKeys.ts'
import { loadTranslations } from '../texts/loadTranslations.ts'
import { clearVerifiedPhone } from './verifiedPhone.ts'

/** Called when the server has opened a session: stores the couple, switches to its language, and continues to the next page. */
export function useSignedIn() {
  const queries = useQueryClient()
  const { i18n } = useTranslation()
  const navigate = useNavigate()
  return async (user: User, path: string) => {
    clearVerifiedPhone()
    const language = user.locale.slice(0, 2)
    // The sign-in succeeds even if the language's texts cannot be loaded.
    if (isInterfaceLanguage(language)) await changeLanguage(i18n, language, loadTranslations).catch(() => {})
    forgetCoupleQueries(queries)
    queries.setQueryData(queryKeys.me, user)
    await navigate(path, { replace: true })
  }
}
