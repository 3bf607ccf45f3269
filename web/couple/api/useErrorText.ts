import { useTranslation } from 'react-i18next'
import { ApiError } from '../../shared/api/apiError.ts'
import { formatWait } from '../../shared/i18n/format.ts'
import { Refused } from './refused.ts'

/** The message to show for a failed call. */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('common')
  return (error) => {
    if (error instanceof Refused && error.message) return error.message
    if (!(error instanceof ApiError)) return t('errors.unknown')
    if (error.status === 0) return t('errors.network')
    if (error.status === 429 && error.retryAfterSeconds !== null) {
      return t('errors.tooMany', { wait: formatWait(error.retryAfterSeconds, i18n.language) })
    }
    // The message of a server error is technical, so a general text is shown instead.
    const message = error.status >= 500 ? t('errors.server') : error.message
    return t('errors.transport', { status: error.status, message })
  }
}
