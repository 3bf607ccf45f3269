import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProfileSection } from './ProfileSection.tsx'

const DeleteAccountDialog = lazy(async () => ({ default: (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog }))

/** The way out for good. */
export function AccountDeletion() {
  const { t } = useTranslation('profile')
  const [asking, ask] = useState(false)
  return (
    <ProfileSection title={t('deletion.title')} introduction={t('deletion.introduction')}>
      <Button variant="outlined" color="error" aria-haspopup="dialog" onClick={() => ask(true)}>
        {t('deletion.open')}
      </Button>
      <Suspense>{asking && <DeleteAccountDialog onClose={() => ask(false)} />}</Suspense>
    </ProfileSection>
  )
}
