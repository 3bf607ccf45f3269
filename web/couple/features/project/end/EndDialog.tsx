import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Project } from '../../../../../src/api/schemas/couple/projects.ts'
import { useErrorText } from '../../../api/useErrorText.ts'
import { TitledDialog } from '../../../layout/TitledDialog.tsx'
import { useEndProject } from './useEndProject.ts'

interface EndDialogProps {
  readonly project: Project
  readonly kind: 'found' | 'cancel'
  readonly onClose: () => void
}

const somebodyElse = 'somebody else'

/** Asks for confirmation, because ending a project cannot be undone. The couple may say which planner it found. */
export function EndDialog({ project, kind, onClose }: EndDialogProps) {
  const { t } = useTranslation(['project', 'common'])
  const titleId = useId()
  const hintId = useId()
  const errorText = useErrorText()
  const [chosen, setChosen] = useState('')
  const { mutate, isPending, error } = useEndProject(project.id)
  // Nobody is preselected, because naming a planner closes all other requests.
  const undecided = kind === 'found' && chosen === ''
  const end = () =>
    mutate(kind === 'cancel' ? { kind } : { kind, prestataire: chosen === somebodyElse ? null : chosen }, { onSuccess: onClose })
  return (
    <TitledDialog title={t(`project:end.${kind}.title`)} titleId={titleId} isPending={isPending} onClose={onClose}>
      <DialogContent>
        <Typography sx={{ mb: 1 }}>{t(`project:end.${kind}.text`)}</Typography>
        {kind === 'found' && (
          <RadioGroup aria-labelledby={titleId} value={chosen} onChange={(_, id) => setChosen(id)}>
            {project.prestataires.map(({ id, name }) => (
              <FormControlLabel key={id} value={id} control={<Radio />} label={name} />
            ))}
            <FormControlLabel value={somebodyElse} control={<Radio />} label={t('project:end.found.somebodyElse')} />
          </RadioGroup>
        )}
        {undecided && (
          <Typography id={hintId} variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {t('project:end.found.choose')}
          </Typography>
        )}
        {chosen === somebodyElse && (
          <Alert severity="info">{t('project:end.found.closesAll', { count: project.prestataires.length })}</Alert>
        )}
        {error && <Alert severity="error">{errorText(error)}</Alert>}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose} disabled={isPending}>
          {t('common:back')}
        </Button>
        <Button
          disabled={undecided}
          aria-describedby={undecided ? hintId : undefined}
          variant="contained"
          color={kind === 'cancel' ? 'error' : 'primary'}
          onClick={end}
          loading={isPending}
        >
          {t(`project:end.${kind}.submit`)}
        </Button>
      </DialogActions>
    </TitledDialog>
  )
}
