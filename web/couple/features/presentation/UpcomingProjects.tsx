import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../../src/api/schemas/pagePaths.ts'
import { useErrorText } from '../../api/useErrorText.ts'
import { useLiveProjects } from '../../api/useLiveProjects.ts'
import { useProjects } from '../../api/useProjects.ts'
import { PinnedActions } from '../../layout/PinnedActions.tsx'
import { NoProjects } from './NoProjects.tsx'
import { ProjectCard } from './ProjectCard.tsx'
import { ProjectsSkeleton } from './ProjectsSkeleton.tsx'

/** The couple's upcoming projects, newest first and live, with a link to add one. */
export function UpcomingProjects({ firstname }: { readonly firstname: string }) {
  const { t } = useTranslation(['presentation', 'common'])
  const errorText = useErrorText()
  const { data, isError, error, refetch } = useProjects()
  useLiveProjects()
  const upcoming = data?.filter(({ status }) => status === 'upcoming').toSorted((a, b) => (a.id < b.id ? 1 : -1))
  return (
    <>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {t('presentation:title', { firstname })}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, mb: 4 }}>
        {upcoming === undefined ? t('presentation:introduction') : t('presentation:count', { count: upcoming.length })}
      </Typography>
      {upcoming === undefined && !isError && <ProjectsSkeleton />}
      {isError && (
        <Alert severity="error" sx={{ mb: 3 }} action={<Button onClick={() => void refetch()}>{t('common:retry')}</Button>}>
          {t('presentation:error', { error: errorText(error) })}
        </Alert>
      )}
      {upcoming?.length === 0 && <NoProjects />}
      {upcoming !== undefined && upcoming.length > 0 && (
        <>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
            {upcoming.map((project) => (
              <li key={project.id}>
                <ProjectCard project={project} />
              </li>
            ))}
          </Box>
          <PinnedActions main="start">
            <Button component={Link} to={paths.wizard} variant="contained" size="large">
              {t('presentation:create')}
            </Button>
          </PinnedActions>
        </>
      )}
    </>
  )
}
