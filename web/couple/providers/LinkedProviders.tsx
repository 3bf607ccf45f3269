import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../src/api/schemas/couple/prestataire.ts'
import { aboveCardTarget } from './cardTargets.ts'
import { ProviderCard } from './ProviderCard.tsx'
import { ProviderGrid } from './ProviderGrid.tsx'

interface LinkedProvidersProps {
  readonly label: string
  readonly providers: readonly Prestataire[]
}

/** Provider cards on a public page, each linked to its page. */
export function LinkedProviders({ label, providers }: LinkedProvidersProps) {
  const { t } = useTranslation('providers')
  return (
    <ProviderGrid label={label}>
      {providers.map((provider) => (
        <ProviderCard
          key={provider.id}
          provider={provider}
          actions={
            <Button
              href={provider.profileUrl}
              aria-label={t('viewProfileOf', { name: provider.name })}
              sx={{ ...aboveCardTarget, px: 1.5 }}
            >
              {t('viewProfile')}
            </Button>
          }
        />
      ))}
    </ProviderGrid>
  )
}
