import Button from '@mui/material/Button'
import { useState } from 'react'
import { ResourceContextProvider, TextInput } from 'react-admin'
import { z } from 'zod'
import { useCommand } from '../kit/command/useCommand.ts'
import { ConfirmDialog } from '../kit/dialog/ConfirmDialog.tsx'
import { FormDialog } from '../kit/dialog/FormDialog.tsx'
import { RemoveRecord } from '../kit/dialog/RemoveRecord.tsx'
import { CommandForm } from '../kit/form/CommandForm.tsx'
import { ConflictDialog } from '../kit/form/ConflictDialog.tsx'
import { Sample } from './Sample.tsx'

const schema = z.object({ reason: z.string().min(1) })
const empty = { reason: '' }
const differences = [
  { field: 'name', mine: 'Table lamps', theirs: 'Lamps' },
  { field: 'place', mine: null, theirs: 'Lyon' },
]

export function DialogSamples() {
  const [open, setOpen] = useState<'confirm' | 'conflict' | 'form'>()
  const close = () => setOpen(undefined)
  const command = useCommand('requests', 'confirm-deletion', { id: '1' })
  return (
    <>
      <Sample title="ConfirmDialog: full, and an error once its command fails">
        <Button onClick={() => setOpen('confirm')}>Ask to confirm</Button>
      </Sample>
      <Sample title="ConflictDialog: full, two versions">
        <Button onClick={() => setOpen('conflict')}>Show a conflict</Button>
      </Sample>
      <Sample title="FormDialog: empty, and an error once its command fails">
        <Button onClick={() => setOpen('form')}>Show a form</Button>
      </Sample>
      <Sample title="RemoveRecord: full, a question">
        <ResourceContextProvider value="full">
          <RemoveRecord name="Lantern" remove={async () => {}} />
        </ResourceContextProvider>
      </Sample>
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
      <FormDialog open={open === 'form'} onClose={close} title="Why is it removed?" intro="The maker is told.">
        <CommandForm
          schema={schema}
          command={command}
          inputOf={() => {}}
          submit="kit.save"
          defaultValues={empty}
          color="error"
          onCancel={close}
        >
          <TextInput source="reason" label="Reason" />
        </CommandForm>
      </FormDialog>
      {open === 'conflict' && (
        <ConflictDialog differences={differences} resource="full" onKeepMine={close} onTakeTheirs={close} onClose={close} />
      )}
    </>
  )
}
