import Box from '@mui/material/Box'
import { useMemo, useState } from 'react'
import { TextInput } from 'react-admin'
import { type GalleryPhoto, photoWordsSchema } from '../../../../src/api/schemas/pro/gallerySchemas.ts'
import { Picture } from '../../../shared/Picture.tsx'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { FormDialog } from '../../kit/dialog/FormDialog.tsx'
import { CommandForm } from '../../kit/form/CommandForm.tsx'
import { ConflictDialog } from '../../kit/form/ConflictDialog.tsx'
import { differences } from '../../kit/form/mergeChanges.ts'
import { usePhotoChange } from './useGallery.ts'

interface PhotoDialogProps {
  /** As it stands now; it changes under the dialog when another tab saves. */
  readonly photo: GalleryPhoto
  readonly name: string
  readonly onClose: () => void
}

type Words = Pick<GalleryPhoto, 'caption' | 'alt'>
const wordsOf = ({ caption, alt }: Words): Words => ({ caption, alt })

/** What is said of a photograph. */
export function PhotoDialog({ photo, name, onClose }: PhotoDialogProps) {
  const rules = usePublicRules()
  const schema = useMemo(() => photoWordsSchema(rules), [rules])
  // The version that the person sees: a newer one replaces it only when the person asks for it.
  const [seen, setSeen] = useState(photo)
  const [etag, setEtag] = useState(photo.etag)
  const [mine, setMine] = useState<Words>()
  const [isConflict, setIsConflict] = useState(false)
  const change = usePhotoChange({ onConflict: () => setIsConflict(true), showsFailure: true })
  const save = (words: Words, version: string) => {
    setMine(words)
    return change.mutateAsync({
      send: (side) => side.put('/photos/:id', { params: { id: photo.id }, body: words, headers: { 'if-match': version } }),
    })
  }
  const close = () => {
    if (!change.isPending) onClose()
  }
  const keepMine = async (words: Words) => {
    setIsConflict(false)
    setEtag(photo.etag)
    const isSaved = await save(words, photo.etag).catch(() => false)
    if (isSaved) onClose()
  }
  const takeTheirs = () => {
    setIsConflict(false)
    setEtag(photo.etag)
    setSeen(photo)
  }
  return (
    <FormDialog open onClose={close} title={name}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Picture
          src={photo.src}
          alt={photo.alt}
          width={640}
          height={480}
          sizes="(min-width: 600px) 552px, 90vw"
          sx={{ width: '100%', height: 'auto', aspectRatio: '4 / 3', objectFit: 'contain', borderRadius: 1 }}
        />
        <CommandForm
          key={seen.etag}
          schema={schema}
          command={{ mutateAsync: (words: Words) => save(words, etag) }}
          submit="kit.save"
          defaultValues={wordsOf(seen)}
          onDone={onClose}
          onCancel={close}
        >
          <TextInput
            source="caption"
            helperText="photos.fields.captionHint"
            slotProps={{ htmlInput: { maxLength: rules.photo.caption } }}
          />
          <TextInput source="alt" helperText="photos.fields.altHint" slotProps={{ htmlInput: { maxLength: rules.photo.alt } }} />
        </CommandForm>
      </Box>
      {isConflict && mine && (
        <ConflictDialog
          differences={differences({ ...mine }, { ...photo })}
          resource="photos"
          onKeepMine={() => void keepMine(mine)}
          onTakeTheirs={takeTheirs}
          onClose={() => setIsConflict(false)}
        />
      )}
    </FormDialog>
  )
}
