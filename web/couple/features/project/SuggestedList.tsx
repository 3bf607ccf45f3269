import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import { ProviderCard } from '../../providers/ProviderCard.tsx'
import { ProviderGrid } from '../../providers/ProviderGrid.tsx'
import { ViewProfileButton } from '../../providers/profile/ViewProfileButton.tsx'
import { Disclosure } from './Disclosure.tsx'

interface SuggestedListProps {
  readonly providers: readonly Prestataire[]
  readonly action: (provider: Prestataire) => ReactNode
}

/** The planners that fit best of those the couple has not written to yet. */
export function SuggestedList({ providers, action }: SuggestedListProps) {
  const { t } = useTranslation('project')
  return (
    <Disclosure title={t('suggested.title', { count: providers.length })}>
      {providers.length === 0 ? (
        <Typography color="textSecondary">{t('suggested.none')}</Typography>
      ) : (
        <ProviderGrid label={t('suggested.title', { count: providers.length })}>
          {providers.map((provider) => (
            <ProviderCard
              key={provider.id}
              provider={provider}
              actions={
                <>
                  <ViewProfileButton provider={provider} />
                  {action(provider)}
                </>
              }
            />
          ))}
        </ProviderGrid>
      )}
    </Disclosure>
  )
}
