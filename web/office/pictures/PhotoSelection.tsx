import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useLayoutEffect, useRef } from 'react'
import type { GalleryPhoto } from '../../../src/api/schemas/pro/gallerySchemas.ts'
import { useText } from '../i18n/useText.ts'
import { useSelection } from '../media/useSelection.ts'
import { useGallerySource } from './GallerySource.ts'
import { PhotoFace, PhotoStates } from './PhotoFace.tsx'
import { usePhotoChange } from './usePhotoChange.ts'

interface PhotoSelectionProps {
  readonly photos: readonly GalleryPhoto[]
  readonly nameOf: (photo: GalleryPhoto) => string
  readonly isRejected: (photo: GalleryPhoto) => boolean
  readonly onRemove: (photoIds: readonly string[]) => void
  /** Returns to the gallery. */
  readonly onDone: () => void
}

/** The gallery in selection mode: a click selects a photograph, Shift selects a range. */
export function PhotoSelection({ photos, nameOf, isRejected, onRemove, onDone }: PhotoSelectionProps) {
  const t = useText()
  const { changeVisibility } = useGallerySource()
  const change = usePhotoChange()
  const { selected, toggle, all, none } = useSelection(photos.map(({ id }) => id))
  const isNothing = selected.length === 0
  const show = (isVisible: boolean) => change.mutate({ send: async (side) => changeVisibility?.(side, selected, isVisible) })
  const toolbar = useRef<HTMLDivElement>(null)
  // Once the selected photographs are removed, the button with the focus is disabled.
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (isNothing && focused?.matches(':disabled') && toolbar.current?.contains(focused)) toolbar.current.focus({ preventScroll: true })
  }, [isNothing])
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Paper
        ref={toolbar}
        role="toolbar"
        tabIndex={-1}
        aria-label={t('photos.select.actions')}
        sx={{
          position: 'sticky',
          top: { xs: 56, md: 0 },
          zIndex: 2,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          rowGap: 0.5,
          px: 2,
          py: 1,
        }}
      >
        <Typography role="status" sx={{ fontWeight: 600, flex: { xs: '1 0 100%', sm: '1 0 auto' } }}>
          {t('photos.select.count', { count: selected.length })}
        </Typography>
        <Button size="small" onClick={selected.length === photos.length ? none : all}>
          {t(selected.length === photos.length ? 'photos.select.none' : 'photos.select.all')}
        </Button>
        <Button size="small" disabled={isNothing || change.isPending} onClick={() => show(true)}>
          {t('photos.gallery.show')}
        </Button>
        <Button size="small" disabled={isNothing || change.isPending} onClick={() => show(false)}>
          {t('photos.gallery.hide')}
        </Button>
        <Button size="small" color="error" disabled={isNothing || change.isPending} onClick={() => onRemove(selected)}>
          {t('photos.gallery.remove')}
        </Button>
        <Button size="small" variant="outlined" onClick={onDone}>
          {t('photos.select.done')}
        </Button>
      </Paper>
      <Box
        component="ul"
        aria-label={t('photos.gallery.title')}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: { xs: 1.5, sm: 2 },
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 45%), 1fr))',
        }}
      >
        {photos.map((photo) => (
          <Paper
            key={photo.id}
            component="li"
            variant="outlined"
            sx={{
              position: 'relative',
              overflow: 'hidden',
              borderRadius: 1.5,
              outlineStyle: selected.includes(photo.id) ? 'solid' : 'none',
              outlineWidth: 2,
              outlineColor: (theme) => theme.palette.primary.main,
            }}
          >
            <Box component="label" sx={{ display: 'block', cursor: 'pointer', userSelect: 'none' }}>
              <PhotoFace photo={photo} isRejected={isRejected(photo)} />
              <Checkbox
                checked={selected.includes(photo.id)}
                // Only the click event knows whether Shift is held; React renders the change.
                onChange={({ nativeEvent }) => toggle(photo.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
                slotProps={{ input: { 'aria-label': nameOf(photo) } }}
                sx={{ position: 'absolute', top: 4, left: 4, bgcolor: 'background.paper', p: 0.5, borderRadius: 1 }}
              />
            </Box>
            <PhotoStates photo={photo} isRejected={isRejected(photo)} />
          </Paper>
        ))}
      </Box>
    </Box>
  )
}
