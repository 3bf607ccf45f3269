import Button from '@mui/material/Button'
import { useState } from 'react'
import { useCommand } from '../kit/command/useCommand.ts'
import { ConfirmDialog } from '../kit/dialog/ConfirmDialog.tsx'
import { ConflictDialog } from '../kit/form/ConflictDialog.tsx'
import { Sample } from './Sample.tsx'

const differences = [
  { field: 'name', mine: 'Table lamps', theirs: 'Lamps' },
  { field: 'place', mine: null, theirs: 'Lyon' },
]

export function DialogSamples() {
  const [open, setOpen] = useState<'confirm' | 'conflict'>()
  const close = () => setOpen(undefined)
  const command = useCommand('requests', 'confirm-deletion', { id: '1' })
  return (
    <Sample title="ConfirmDialog, whose command fails, and ConflictDialog">
      <Button onClick={() => setOpen('confirm')}>Ask to confirm</Button>
      <Button onClick={() => setOpen('conflict')}>Show a conflict</Button>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        command={command}
        title="Remove this thing?"
        confirm="Remove"
        failed="It could not be removed."
        color="error"
      >
        It is gone for good.
      </ConfirmDialog>
      {open === 'conflict' && (
        <ConflictDialog differences={differences} resource="full" onKeepMine={close} onTakeTheirs={close} onClose={close} />
      )}
    </Sample>
  )
}
