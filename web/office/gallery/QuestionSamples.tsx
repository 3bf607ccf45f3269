import Button from '@mui/material/Button'
import { useState } from 'react'
import { ChoiceDialog } from '../kit/dialog/ChoiceDialog.tsx'
import { CropDialog } from '../kit/upload/CropDialog.tsx'
import { Sample } from './Sample.tsx'

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#d8c3a5"/><circle cx="450" cy="300" r="200" fill="#8e8d8a"/></svg>`
const photograph = new File([picture], 'arch.svg', { type: 'image/svg+xml' })
const unreadable = new File(['no picture'], 'arch.heic', { type: 'image/heic' })

export function QuestionSamples() {
  const [open, setOpen] = useState<'choice' | File>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Sample title="ChoiceDialog: full, a question">
        <Button onClick={() => setOpen('choice')}>Ask a question</Button>
      </Sample>
      <Sample title="CropDialog: full, a photograph">
        <Button onClick={() => setOpen(photograph)}>Crop a photograph</Button>
      </Sample>
      <Sample title="CropDialog: error, a file that cannot be shown">
        <Button onClick={() => setOpen(unreadable)}>Crop what cannot be shown</Button>
      </Sample>
      <ChoiceDialog
        open={open === 'choice'}
        title="Which of the two?"
        onClose={close}
        choices={[
          { label: 'The first', onChoose: close },
          { label: 'The second', onChoose: close },
        ]}
      >
        One of them stays.
      </ChoiceDialog>
      {open instanceof File && <CropDialog file={open} aspect={1} round leastSide={300} onCrop={close} onClose={close} />}
    </>
  )
}
