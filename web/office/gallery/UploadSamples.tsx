import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { FileDrop } from '../kit/upload/FileDrop.tsx'
import { UploadLines } from '../kit/upload/UploadLines.tsx'
import type { UploadItem, UploadState } from '../kit/upload/uploadState.ts'
import { Sample } from './Sample.tsx'

const file = new Blob()
const line = (name: string, state: UploadState): UploadItem => ({ id: name, name, file, fields: {}, state })
const nothing = () => {}

const underWay = [
  line('dinner.jpg', { kind: 'sending', share: 0.4 }),
  line('garden-with-a-name-that-does-not-fit-into-any-line-of-a-phone.jpg', { kind: 'sending', share: 1 }),
  line('dance.jpg', { kind: 'offline', attempt: 1 }),
  line('cake.jpg', { kind: 'waiting' }),
]
const ended = [
  line('ceremony.jpg', { kind: 'failed', message: '' }),
  line('rings.heic', { kind: 'refused', message: 'HEIC photos are not supported. Please save the photo as JPEG and try again.' }),
]
const some = [line('table.jpg', { kind: 'busy' }), line('arch.jpg', { kind: 'failed', message: '' })]

export function UploadSamples() {
  const [taken, setTaken] = useState<readonly string[]>([])
  return (
    <>
      <Sample title="FileDrop: empty">
        <FileDrop
          label="Add photos"
          hint="JPEG, PNG, WebP or GIF, at most 10 MB."
          accept="image/*"
          multiple
          onFiles={(files) => setTaken(files.map(({ name }) => name))}
        />
        <Typography role="status">{taken.join(', ')}</Typography>
      </Sample>
      <Sample title="FileDrop: full">
        <FileDrop label="Add more photos" hint="Your gallery is full." accept="image/*" disabled onFiles={nothing} />
      </Sample>
      <Sample title="UploadLines: loading">
        <UploadLines items={underWay} cancel={nothing} retry={nothing} />
      </Sample>
      <Sample title="UploadLines: partial, some could not be sent">
        <UploadLines items={some} cancel={nothing} retry={nothing} />
      </Sample>
      <Sample title="UploadLines: error">
        <UploadLines items={ended} cancel={nothing} retry={nothing} />
      </Sample>
    </>
  )
}
