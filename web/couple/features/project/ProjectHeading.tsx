import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Project } from '../../../../src/api/schemas/couple/projects.ts'
import { paths } from '../../../../src/api/schemas/pagePaths.ts'
import { textButtonOutdent } from '../../layout/textButtonOutdent.ts'
import { DuplicateButton } from '../../projects/DuplicateButton.tsx'
import { EditLink } from '../../projects/EditLink.tsx'

interface ProjectHeadingProps {
  readonly project: Project
  readonly title: string
  /** True when it replaced another project: the page then starts at its top with the focus here. */
  readonly arrived: boolean
  readonly onDuplicated: (id: string) => void
  readonly onFollow: () => void
}

/** The project's name, its state and its actions. */
export function ProjectHeading({ project, title, arrived, onDuplicated, onFollow }: ProjectHeadingProps) {
  const { t } = useTranslation('project')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!arrived) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [arrived])
  const chosen = project.prestataires.find(({ id }) => id === project.plannerFound)
  const contacted = project.prestataires.length
  return (
    <>
      <Button component={Link} to={paths.presentation} startIcon={<ArrowBackIcon />} sx={{ ml: textButtonOutdent, mb: 1 }}>
        {t('back')}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1.5, mb: 1 }}>
        <Typography ref={heading} tabIndex={-1} variant="h1" sx={{ flex: '1 1 20rem', overflowWrap: 'anywhere', outline: 'none' }}>
          {title}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: project.status === 'upcoming' ? 0 : textButtonOutdent }}>
          {project.status === 'upcoming' && <EditLink projectId={project.id} variant="outlined" />}
          <DuplicateButton project={project} onDuplicated={onDuplicated} />
        </Box>
      </Box>
      {contacted > 0 && (
        <Button endIcon={<ArrowDownwardIcon />} onClick={onFollow} sx={{ ml: textButtonOutdent }}>
          {t('contacted.summary', { count: contacted })}
        </Button>
      )}
      {project.status !== 'upcoming' && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {project.status === 'settled' && chosen ? t('status.settledWith', { name: chosen.name }) : t(`status.${project.status}`)}
        </Alert>
      )}
    </>
  )
}
