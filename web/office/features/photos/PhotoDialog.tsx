import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { GalleryPhoto } from '../../../../src/api/schemas/pro/gallerySchemas.ts'
import { Picture } from '../../../shared/Picture.tsx'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { useText } from '../../i18n/useText.ts'
import { usePhotoChange } from './useGallery.ts'

interface PhotoDialogProps {
  /** As it stands now; it changes under the dialog when another tab saves. */
  readonly photo: GalleryPhoto
  readonly name: string
  readonly onClose: () => void
}

/** What is said of a photograph. */
export function PhotoDialog({ photo, name, onClose }: PhotoDialogProps) {
  const t = useText()
  const titleId = useId()
  const { photo: rules } = usePublicRules()
  // The version that the person sees: a newer one replaces it only when the person asks for it.
  const [seen, setSeen] = useState(photo)
  const [caption, setCaption] = useState(photo.caption)
  const [alt, setAlt] = useState(photo.alt)
  const [isConflict, setIsConflict] = useState(false)
  const change = usePhotoChange({ onConflict: () => setIsConflict(true) })
  const path = `photos/${photo.id}`
  const done = (carriedOut: boolean) => {
    if (carriedOut) onClose()
  }
  const save = (etag: string) =>
    change.mutate({ method: 'PUT', path, options: { body: { caption, alt }, headers: { 'if-match': etag } } }, { onSuccess: done })
  const keepTheirs = () => {
    setCaption(photo.caption)
    setAlt(photo.alt)
    setSeen(photo)
    setIsConflict(false)
  }
  const isUnchanged = caption.trim() === seen.caption && alt.trim() === seen.alt
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h4" component="h2">
        {name}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Picture
          src={photo.src}
          alt={photo.alt}
          width={640}
          height={480}
          sizes="(min-width: 600px) 552px, 90vw"
          sx={{ width: '100%', height: 'auto', aspectRatio: '4 / 3', objectFit: 'contain', borderRadius: 1 }}
        />
        {isConflict && (
          <Alert severity="warning">
            <Typography>{t('photos.conflict.title')}</Typography>
            <Typography variant="body2">{t('photos.conflict.theirs', { caption: photo.caption || '–', alt: photo.alt || '–' })}</Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
              <Button size="small" color="inherit" onClick={keepTheirs}>
                {t('photos.conflict.takeTheirs')}
              </Button>
              <Button size="small" variant="outlined" color="inherit" onClick={() => save(photo.etag)}>
                {t('photos.conflict.keepMine')}
              </Button>
            </Box>
          </Alert>
        )}
        <TextField
          label={t('photos.fields.caption')}
          helperText={t('photos.fields.captionHint')}
          value={caption}
          onChange={({ target }) => setCaption(target.value)}
          slotProps={{ htmlInput: { maxLength: rules.caption } }}
        />
        <TextField
          label={t('photos.fields.alt')}
          helperText={t('photos.fields.altHint')}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
          slotProps={{ htmlInput: { maxLength: rules.alt } }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose}>
          {t('kit.upload.cancel')}
        </Button>
        <Button variant="contained" disabled={isUnchanged || change.isPending || isConflict} onClick={() => save(seen.etag)}>
          {t('photos.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
