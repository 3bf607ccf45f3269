import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Project } from '../../../../../src/api/schemas/couple/projects.ts'
import { lazily } from '../../../../shared/loading/lazily.tsx'
import { LazyPart } from '../../../layout/LazyPart.tsx'
import { textButtonOutdent } from '../../../layout/textButtonOutdent.ts'

const EndDialog = lazily(async () => (await import('./EndDialog.tsx')).EndDialog)

/** The two ways to end a project before its day: a planner was found, or the project is given up. */
export function EndProject({ project }: { readonly project: Project }) {
  const { t } = useTranslation('project')
  const [openDialog, setOpenDialog] = useState<'found' | 'cancel' | null>(null)
  return (
    <Box component="section" aria-labelledby="end-project" sx={{ borderTop: 1, borderColor: 'divider', pt: 3 }}>
      <Typography id="end-project" variant="h3" component="h2" gutterBottom>
        {t('end.title')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {project.prestataires.length > 0 && (
          <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpenDialog('found')}>
            {t('end.found.open')}
          </Button>
        )}
        <Button
          color="error"
          aria-haspopup="dialog"
          onClick={() => setOpenDialog('cancel')}
          sx={{ ml: project.prestataires.length > 0 ? 0 : textButtonOutdent }}
        >
          {t('end.cancel.open')}
        </Button>
      </Box>
      <LazyPart onClose={() => setOpenDialog(null)}>
        {openDialog && <EndDialog project={project} kind={openDialog} onClose={() => setOpenDialog(null)} />}
      </LazyPart>
    </Box>
  )
}
