import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import type { AskedDate } from '../../../../src/api/schemas/providerDate.ts'
import { AsideCard } from '../../layout/AsideCard.tsx'
import { AskDate } from './AskDate.tsx'

interface ContactCardProps {
  readonly provider: Prestataire
  readonly asked: AskedDate | null
  /** True in a preview: the buttons are disabled, because nobody can write to a provider that is not public. */
  readonly isPreview: boolean
}

/** The contact button and the availability question, beside the provider's page. */
export function ContactCard({ provider, asked, isPreview }: ContactCardProps) {
  const { t } = useTranslation('planner')
  return (
    <AsideCard label={t('write', { name: provider.name })} title={t('invitation')} isInert={isPreview}>
      <Typography variant="body2" color="text.secondary">
        {t('promise')}
      </Typography>
      <Button href={`/?prestataire=${provider.id}`} variant="contained" size="large">
        {t('write', { name: provider.name })}
      </Button>
      <Divider />
      <AskDate provider={provider} asked={asked} />
    </AsideCard>
  )
}
