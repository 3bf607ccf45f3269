import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Project } from '../../../../../src/api/schemas/couple/projects.ts'
import { useErrorText } from '../../../api/useErrorText.ts'
import { useEndProject } from './useEndProject.ts'

interface EndDialogProps {
  readonly project: Project
  readonly kind: 'found' | 'cancel'
  readonly onClose: () => void
}

const somebodyElse = ''

/** Asks once more, because neither can be taken back; who was found may be told. */
export function EndDialog({ project, kind, onClose }: EndDialogProps) {
  const { t } = useTranslation(['project', 'common'])
  const titleId = useId()
  const errorText = useErrorText()
  const [chosen, choose] = useState(somebodyElse)
  const { mutate, isPending, error } = useEndProject(project.id)
  const end = () => mutate(kind === 'cancel' ? { kind } : { kind, prestataire: chosen || null }, { onSuccess: onClose })
  return (
    <Dialog open onClose={isPending ? undefined : onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3" component="h2">
        {t(`project:end.${kind}.title`)}
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1 }}>{t(`project:end.${kind}.text`)}</Typography>
        {kind === 'found' && (
          <RadioGroup aria-labelledby={titleId} value={chosen} onChange={(_, id) => choose(id)}>
            {project.prestataires.map(({ id, name }) => (
              <FormControlLabel key={id} value={id} control={<Radio />} label={name} />
            ))}
            <FormControlLabel value={somebodyElse} control={<Radio />} label={t('project:end.found.somebodyElse')} />
          </RadioGroup>
        )}
        {error && <Alert severity="error">{errorText(error)}</Alert>}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose} disabled={isPending}>
          {t('common:back')}
        </Button>
        <Button variant="contained" color={kind === 'cancel' ? 'error' : 'primary'} onClick={end} loading={isPending}>
          {t(`project:end.${kind}.submit`)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
