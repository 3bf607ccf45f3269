import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import type { Project } from '../../../../src/api/schemas/couple/projects.ts'
import { ProviderCard } from '../../providers/ProviderCard.tsx'
import { ProviderGrid } from '../../providers/ProviderGrid.tsx'
import { ViewProfileButton } from '../../providers/profile/ViewProfileButton.tsx'
import { useReasons } from '../../providers/useReasons.ts'
import { useMe } from '../../session/useMe.ts'
import { Disclosure } from './Disclosure.tsx'

interface SuggestedListProps {
  readonly project: Project
  readonly action: (provider: Prestataire) => ReactNode
}

/** The best suggestions that the couple has not contacted yet. */
export function SuggestedList({ project, action }: SuggestedListProps) {
  const { t } = useTranslation('project')
  const { data: me } = useMe()
  const { ofSuggestion } = useReasons()
  const { plannersSuggested: providers, plannerPreference, city, serviceType } = project
  const near = (plannerPreference === 'nearHome' && me?.city) || city
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
              reasons={ofSuggestion(provider.why, { near, serviceChosen: serviceType !== null })}
              actions={
                <>
                  <ViewProfileButton provider={provider} from="suggestions" />
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
