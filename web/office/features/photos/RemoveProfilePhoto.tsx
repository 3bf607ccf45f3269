import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Gallery } from '../../../../src/api/schemas/pro/gallerySchemas.ts'
import { useText } from '../../i18n/useText.ts'
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx'
import { usePhotoChange } from '../../pictures/usePhotoChange.ts'

/** Removes the profile photo and its file, after confirmation. */
export function RemoveProfilePhoto() {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const { mutate, ...change } = usePhotoChange<Gallery>({ showsFailure: true })
  const close = () => setAsking(false)
  const remove = () =>
    mutate(
      { send: (side) => side.delete('/profile-photo'), meanwhile: (before) => ({ ...before, profilePhoto: null }) },
      { onSuccess: close },
    )
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {t('photos.profile.remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        command={{ ...change, mutate: remove }}
        title={t('photos.profile.removeTitle')}
        confirm={t('photos.profile.remove')}
        failed={t('photos.notSaved')}
        color="error"
      >
        {t('photos.profile.removeSure')}
      </ConfirmDialog>
    </>
  )
}
