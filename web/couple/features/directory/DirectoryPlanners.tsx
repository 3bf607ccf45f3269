import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import { aboveCardTarget } from '../../providers/cardTargets.ts'
import { ProviderCard } from '../../providers/ProviderCard.tsx'
import { ProviderGrid } from '../../providers/ProviderGrid.tsx'

/** The planners on a page of the directory; each leads to its own page. */
export function DirectoryPlanners({ providers }: { readonly providers: readonly Prestataire[] }) {
  const { t } = useTranslation(['directory', 'providers'])
  return (
    <ProviderGrid label={t('directory:planners')}>
      {providers.map((provider) => (
        <ProviderCard
          key={provider.id}
          provider={provider}
          actions={
            <Button
              href={provider.profileUrl}
              aria-label={t('providers:viewProfileOf', { name: provider.name })}
              sx={{ ...aboveCardTarget, px: 1.5 }}
            >
              {t('providers:viewProfile')}
            </Button>
          }
        />
      ))}
    </ProviderGrid>
  )
}
