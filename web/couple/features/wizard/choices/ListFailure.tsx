import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { ReferenceListName } from '../../../api/useReferenceList.ts'

interface ListFailureProps {
  readonly list: ReferenceListName | 'languages'
  readonly onRetry: () => void
}

/** Says that a list of choices could not be loaded, once for each list. */
export function ListFailure({ list, onRetry }: ListFailureProps) {
  const { t } = useTranslation(['wizard', 'common'])
  return (
    <Alert severity="error" action={<Button onClick={onRetry}>{t('common:retry')}</Button>}>
      {t(`wizard:lists.${list}`)}
    </Alert>
  )
}
