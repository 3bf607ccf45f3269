import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazily } from '../../../../shared/loading/lazily.tsx'
import { LazyPart } from '../../../layout/LazyPart.tsx'
import { ProfileSection } from './ProfileSection.tsx'

const DeleteAccountDialog = lazily(async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog)

/** Lets the couple delete its account. */
export function AccountDeletion() {
  const { t } = useTranslation('profile')
  const [isOpen, setOpen] = useState(false)
  return (
    <ProfileSection title={t('deletion.title')} introduction={t('deletion.introduction')}>
      <Button variant="outlined" color="error" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('deletion.open')}
      </Button>
      <LazyPart onClose={() => setOpen(false)}>{isOpen && <DeleteAccountDialog onClose={() => setOpen(false)} />}</LazyPart>
    </ProfileSection>
  )
}
