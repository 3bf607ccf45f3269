import type { SxProps, Theme } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useResourceTexts } from '../../i18n/useResourceTexts.ts'
import { useText } from '../../i18n/useText.ts'
import { ChoiceDialog } from '../dialog/ChoiceDialog.tsx'
import type { Difference } from './changes.ts'

interface ConflictDialogProps {
  readonly differences: readonly Difference[]
  readonly resource: string
  readonly describe?: ((field: string, value: unknown) => ReactNode) | undefined
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
  readonly onClose: () => void
}

/** On a phone a field's name is above its two versions, because there is no space for three columns. */
const tableSx: SxProps<Theme> = (theme) => ({
  '& td, & th': { px: 1, verticalAlign: 'top' },
  '& td': { overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: {
    '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    '& thead th:first-of-type': { display: 'none' },
    '& tbody th': { gridColumn: '1 / -1', borderBottom: 0, pb: 0, color: 'text.secondary' },
  },
})

/** Somebody else saved meanwhile: shows both versions field by field and asks which one to keep. */
export function ConflictDialog({ differences, resource, describe, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const t = useText()
  const text = useResourceTexts(resource)
  const spell = (value: unknown): string => {
    if ((value ?? '') === '') return t('kit.notGiven')
    if (typeof value === 'boolean') return t(value ? 'kit.yes' : 'kit.no')
    if (Array.isArray(value)) return value.map(spell).join(', ')
    return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
  }
  const say = (field: string, value: unknown): ReactNode => describe?.(field, value) ?? spell(value)
  return (
    <ChoiceDialog
      open
      size="sm"
      title={t('kit.conflict.title')}
      onClose={onClose}
      choices={[
        { label: t('kit.conflict.takeTheirs'), onChoose: onTakeTheirs },
        { label: t('kit.conflict.keepMine'), onChoose: onKeepMine },
      ]}
    >
      <Typography sx={{ mb: 2 }}>{t('kit.conflict.text')}</Typography>
      <Table size="small" sx={tableSx}>
        <TableHead>
          <TableRow>
            <TableCell>{t('kit.conflict.field')}</TableCell>
            <TableCell>{t('kit.conflict.mine')}</TableCell>
            <TableCell>{t('kit.conflict.theirs')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {differences.map(({ field, mine, theirs }) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row">
                {text(`fields.${field}`)}
              </TableCell>
              <TableCell>{say(field, mine)}</TableCell>
              <TableCell>{say(field, theirs)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ChoiceDialog>
  )
}
