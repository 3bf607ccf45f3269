import { useTranslation } from 'react-i18next'
import { ApiError } from '../../shared/api/apiError.ts'
import { Refused } from './refused.ts'

/** What to tell a person about a failed call (couple-side.md section 8, "Other"). */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('common')
  return (error) => {
    if (error instanceof Refused && error.message) return error.message
    if (!(error instanceof ApiError)) return t('errors.unknown')
    if (error.status === 0) return t('errors.network')
    return t('errors.transport', { status: error.status, message: error.message })
  }
}
