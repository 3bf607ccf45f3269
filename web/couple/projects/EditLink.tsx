import EditIcon from '@mui/icons-material/EditOutlined'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../src/api/schemas/pagePaths.ts'
import { editProject } from './editProject.ts'

interface EditLinkProps {
  readonly projectId: string
  /** The project's name, for screen readers. */
  readonly label?: string
  readonly variant?: ButtonProps['variant']
}

/** Opens the wizard to edit a project. */
export function EditLink({ projectId, label, variant = 'text' }: EditLinkProps) {
  const { t } = useTranslation('project')
  return (
    <Button component={Link} to={paths.wizard} state={editProject(projectId)} startIcon={<EditIcon />} aria-label={label} variant={variant}>
      {t('edit.open')}
    </Button>
  )
}
