import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Project } from '../../../../../src/api/schemas/couple/projects.ts'
import { ProviderCard } from '../../../providers/ProviderCard.tsx'
import { ProviderGrid } from '../../../providers/ProviderGrid.tsx'
import { ViewProfileButton } from '../../../providers/profile/ViewProfileButton.tsx'
import { Disclosure } from '../Disclosure.tsx'
import { RequestStatus } from './RequestStatus.tsx'

/** The contacted providers with the state of each request. */
export function ContactedList({ project }: { readonly project: Project }) {
  const { prestataires: providers, plannerFound, foundAt } = project
  const { t } = useTranslation('project')
  return (
    <Disclosure title={t('contacted.title', { count: providers.length })}>
      {providers.length === 0 ? (
        <Typography color="textSecondary">{t('contacted.none')}</Typography>
      ) : (
        <ProviderGrid label={t('contacted.title', { count: providers.length })}>
          {providers.map((provider) => (
            <ProviderCard
              key={provider.id}
              provider={provider}
              status={<RequestStatus provider={provider} chosenAt={provider.id === plannerFound ? foundAt : null} />}
              actions={<ViewProfileButton provider={provider} from="project" />}
            />
          ))}
        </ProviderGrid>
      )}
    </Disclosure>
  )
}
