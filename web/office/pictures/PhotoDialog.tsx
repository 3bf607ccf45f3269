import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { ResourceContextProvider, TextInput } from 'react-admin'
import { type GalleryPhoto, photoWordsSchema } from '../../../src/api/schemas/pro/gallerySchemas.ts'
import { Picture } from '../../shared/Picture.tsx'
import { usePublicRules } from '../../shared/rules/PublicRulesProvider.tsx'
import { FormDialog } from '../kit/dialog/FormDialog.tsx'
import { WordsForm } from '../media/WordsForm.tsx'
import { useGallerySource } from './GallerySource.ts'
import { usePhotoChange } from './usePhotoChange.ts'

interface PhotoDialogProps {
  /** The current version. It changes while the dialog is open when another tab saves. */
  readonly photo: GalleryPhoto
  readonly name: string
  readonly onClose: () => void
  /** Opens the next photograph without a description; undefined for the last one, or when only one is edited. */
  readonly onNext: (() => void) | undefined
}

/** Edits the texts of a photograph. */
export function PhotoDialog({ photo, name, onClose, onNext }: PhotoDialogProps) {
  const rules = usePublicRules()
  const schema = useMemo(() => photoWordsSchema(rules), [rules])
  const source = useGallerySource()
  const change = usePhotoChange({ showsFailure: true })
  const close = () => {
    if (!change.isPending) onClose()
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
        {/* The labels are those of photographs, whatever the gallery is of. */}
        <ResourceContextProvider value="photos">
          <WordsForm
            resource="photos"
            schema={schema}
            present={{ caption: photo.caption, alt: photo.alt }}
            etag={photo.etag}
            save={(words, version, onConflict) =>
              change.mutateAsync({ send: (side) => source.describe(side, photo.id, words, version), onConflict })
            }
            submit={onNext ? 'photos.gallery.saveAndNext' : 'kit.save'}
            onDone={onNext ?? onClose}
            onCancel={close}
          >
            <TextInput
              source="alt"
              helperText={photo.needsAlt ? 'photos.fields.altNeeded' : 'photos.fields.altHint'}
              autoFocus={photo.needsAlt}
              slotProps={{ htmlInput: { maxLength: rules.photo.alt } }}
            />
            <TextInput
              source="caption"
              helperText="photos.fields.captionHint"
              slotProps={{ htmlInput: { maxLength: rules.photo.caption } }}
            />
          </WordsForm>
        </ResourceContextProvider>
      </Box>
    </FormDialog>
  )
}
