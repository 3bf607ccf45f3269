import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Project } from '../../../src/api/schemas/couple/projects.ts'
import { LazyPart } from '../layout/LazyPart.tsx'
import { withTexts } from '../texts/withTexts.tsx'

const DuplicateDialog = withTexts(['project', 'wizard'], async () => (await import('./DuplicateDialog.tsx')).DuplicateDialog)

interface DuplicateButtonProps {
  readonly project: Pick<Project, 'id' | 'eventDate'>
  /** The project's name, for screen readers. */
  readonly label?: string
  readonly onDuplicated: (id: string) => void
}

/** Opens the dialog that copies this project. */
export function DuplicateButton({ project, label, onDuplicated }: DuplicateButtonProps) {
  const { t } = useTranslation('project')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button startIcon={<ContentCopyIcon />} aria-haspopup="dialog" aria-label={label} onClick={() => setOpen(true)}>
        {t('duplicate.open')}
      </Button>
      <LazyPart onClose={() => setOpen(false)}>
        {isOpen && <DuplicateDialog project={project} onClose={() => setOpen(false)} onDuplicated={onDuplicated} />}
      </LazyPart>
    </>
  )
}
