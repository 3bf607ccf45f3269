import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Project } from '../../../src/api/schemas/couple/projects.ts'
import { useErrorText } from '../api/useErrorText.ts'
import { EventDateField } from '../eventDate/EventDateField.tsx'
import { isAfterToday } from '../eventDate/isAfterToday.ts'
import { TitledDialog } from '../layout/TitledDialog.tsx'
import { useDuplicateProject } from './useDuplicateProject.ts'

interface DuplicateDialogProps {
  readonly project: Pick<Project, 'id' | 'eventDate'>
  readonly onClose: () => void
  /** Called when the new project is selected. */
  readonly onDuplicated: (id: string) => void
}

/** Asks for the day of a copied project. A past day is not kept. */
export function DuplicateDialog({ project, onClose, onDuplicated }: DuplicateDialogProps) {
  const { t } = useTranslation(['project', 'common'])
  const errorText = useErrorText()
  const isOver = !isAfterToday(project.eventDate)
  const [eventDate, setEventDate] = useState(isOver ? '' : project.eventDate)
  const { mutate, isPending, error } = useDuplicateProject(project.id)
  const ready = isAfterToday(eventDate)
  const duplicate = (event: SyntheticEvent) => {
    event.preventDefault()
    if (ready && !isPending) mutate(eventDate, { onSuccess: onDuplicated })
  }
  return (
    <TitledDialog title={t('project:duplicate.title')} isPending={isPending} onClose={onClose} onSubmit={duplicate}>
      <DialogContent>
        <Typography sx={{ mb: 3 }}>{isOver ? t('project:duplicate.textOver') : t('project:duplicate.text')}</Typography>
        <EventDateField value={eventDate} onChange={setEventDate} focused />
        {error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {t('project:duplicate.failed', { error: errorText(error) })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose} disabled={isPending}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={isPending} disabled={!ready}>
          {t('project:duplicate.submit')}
        </Button>
      </DialogActions>
    </TitledDialog>
  )
}
