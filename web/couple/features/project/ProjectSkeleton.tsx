import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { Page } from '../../layout/Page.tsx'
import { ProviderGridSkeleton } from '../../providers/ProviderGridSkeleton.tsx'

const fields = 9
const cards = 3

/** Skeleton of a project. */
export function ProjectSkeleton() {
  const { t } = useTranslation('project')
  return (
    <Page title={t('pageTitle')}>
      <Skeleton variant="text" width="8rem" />
      <Skeleton variant="text" width="60%" sx={{ typography: 'h1', mb: 3 }} />
      <Card sx={{ p: 3, mb: 4 }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))' }}>
          {Array.from({ length: fields }, (_, index) => (
            <div key={index}>
              <Skeleton variant="text" width="50%" />
              <Skeleton variant="text" width="75%" />
            </div>
          ))}
        </Box>
      </Card>
      <ProviderGridSkeleton count={cards} />
    </Page>
  )
}
