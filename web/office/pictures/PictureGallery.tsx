import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { GalleryPhoto } from '../../../src/api/schemas/pro/gallerySchemas.ts'
import type { RejectedPart } from '../../../src/api/schemas/pro/rejectedPartSchema.ts'
import { itemPart, type ProfilePart } from '../../../src/domain/provider/profilePart.ts'
import { lazily } from '../../shared/loading/lazily.tsx'
import { usePublicRules } from '../../shared/rules/PublicRulesProvider.tsx'
import { useText } from '../i18n/useText.ts'
import { SortableList } from '../kit/order/SortableList.tsx'
import { LazyPart } from '../kit/page/LazyPart.tsx'
import { StateMessage } from '../kit/page/StateMessage.tsx'
import { FileDrop } from '../kit/upload/FileDrop.tsx'
import { UploadLines } from '../kit/upload/UploadLines.tsx'
import { useUploads } from '../kit/upload/useUploads.ts'
import { useOrderChange } from '../media/useOrderChange.ts'
import { RejectedParts } from '../moderation/RejectedParts.tsx'
import { type ShownGallery, useGallerySource } from './GallerySource.ts'
import { PhotoCard } from './PhotoCard.tsx'
import { acceptedPhotos } from './photoFiles.ts'
import { RemovePhotosDialog } from './RemovePhotosDialog.tsx'
import { UnfinishedUploads } from './UnfinishedUploads.tsx'
import { usePhotoChange, useReadGalleryAgain } from './usePhotoChange.ts'
import { useTakenFiles } from './useTakenFiles.ts'

const PhotoDialog = lazily(async () => (await import('./PhotoDialog.tsx')).PhotoDialog)
const PhotoSelection = lazily(async () => (await import('./PhotoSelection.tsx')).PhotoSelection)

interface PictureGalleryProps {
  readonly gallery: ShownGallery
  /** What moderation hides of it. */
  readonly rejectedParts?: readonly RejectedPart[]
  /** Shown when the gallery is full. */
  readonly full?: string
  /** Shown when the gallery is empty. */
  readonly empty?: string
}

/** Pictures in order, within and beyond the limit, with their actions. The source is in the context. */
export function PictureGallery({ gallery, rejectedParts = [], full, empty }: PictureGalleryProps) {
  const { quota, etag } = gallery
  const source = useGallerySource()
  const t = useText()
  const notify = useNotify()
  const { photo: rules } = usePublicRules()
  const readAgain = useReadGalleryAgain()
  const uploads = useUploads({ ...source.upload, onArrived: () => void readAgain() })
  const { items: photos, putInOrder } = useOrderChange<ShownGallery, GalleryPhoto>(usePhotoChange(), {
    items: gallery.photos,
    etag,
    send: source.order,
    meanwhile: (shown, saved) => ({ ...shown, photos: saved.inOrder(shown.photos), etag: saved.etag }),
    onConflict: () => notify(t('photos.gallery.orderChanged'), { type: 'warning' }),
  })
  const [opened, setOpened] = useState<{ readonly id: string; readonly inSeries?: true }>()
  const [removing, setRemoving] = useState<readonly string[]>()
  const [isSelecting, setSelecting] = useState(false)
  const { megabytes = rules.megabytes } = source
  const taken = useTakenFiles(megabytes)
  const open = photos.find(({ id }) => id === opened?.id)
  const undescribed = photos.filter(({ needsAlt }) => needsAlt)
  const next = undescribed.find(({ id }) => id !== opened?.id)
  const isRejected = ({ id }: GalleryPhoto) => rejectedParts.some(({ part }) => part === itemPart('photo', id))
  const underWay = uploads.items.filter(({ state }) => state.kind !== 'refused').length
  const free = quota === null ? Number.POSITIVE_INFINITY : Math.max(0, quota - photos.length - underWay)
  const nameOf = (photo: GalleryPhoto) => photo.caption || t('photos.gallery.photo', { number: photos.indexOf(photo) + 1 })
  const photoOf = (part: ProfilePart) => photos.find(({ id }) => part === itemPart('photo', id) || part === itemPart('caption', id))
  const nameOfPart = (part: ProfilePart) => {
    const photo = photoOf(part)
    return photo && nameOf(photo)
  }
  const add = (files: readonly File[]) => {
    const good = taken(files)
    if (good.length > free) notify(t('photos.gallery.tooMany', { count: free }), { type: 'warning' })
    uploads.add(good.slice(0, free).map((file) => ({ file, name: file.name })))
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {undescribed.length > 0 && (
        <Alert
          severity="warning"
          role="note"
          action={
            <Button color="inherit" size="small" onClick={() => setOpened({ id: undescribed[0]?.id ?? '', inSeries: true })}>
              {t('photos.gallery.describe')}
            </Button>
          }
        >
          {t('photos.gallery.undescribed', { count: undescribed.length })}
        </Alert>
      )}
      {photos.some(({ shown, isVisible, needsAlt }) => !shown && isVisible && !needsAlt) && (
        <Alert severity="info" role="note">
          {t('photos.gallery.hidden', { quota: quota ?? 0 })}
        </Alert>
      )}
      <RejectedParts parts={rejectedParts.filter(({ part }) => photoOf(part) !== undefined)} nameOf={nameOfPart} />
      <FileDrop
        label={t('photos.gallery.add')}
        hint={free > 0 ? t('photos.gallery.hint', { side: rules.leastSide, megabytes }) : (full ?? t('photos.gallery.full'))}
        accept={acceptedPhotos}
        multiple
        disabled={free === 0}
        onFiles={add}
      />
      <UploadLines {...uploads} />
      <UnfinishedUploads items={uploads.items} />
      {photos.length === 0 && uploads.items.length === 0 && (
        <StateMessage level="h3" title={t('photos.gallery.empty.title')} text={empty ?? t('photos.gallery.empty.text')} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: 0.5 }}>
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {quota === null
            ? t('photos.gallery.count', { count: photos.length })
            : t('photos.gallery.countOf', { count: photos.length, quota })}
        </Typography>
        {photos.length > 1 && !isSelecting && (
          <>
            <Typography variant="body2" color="textSecondary" sx={{ flex: { xs: '1 0 100%', sm: 1 }, order: { xs: 1, sm: 0 } }}>
              {t('photos.gallery.orderHint')}
            </Typography>
            {source.changeVisibility && (
              <Button size="small" variant="outlined" onClick={() => setSelecting(true)} sx={{ ml: 'auto' }}>
                {t('photos.select.start')}
              </Button>
            )}
          </>
        )}
      </Box>
      {isSelecting ? (
        <LazyPart onClose={() => setSelecting(false)}>
          <PhotoSelection
            photos={photos}
            nameOf={nameOf}
            isRejected={isRejected}
            onRemove={setRemoving}
            onDone={() => setSelecting(false)}
          />
        </LazyPart>
      ) : (
        <SortableList
          items={photos}
          label={t('photos.gallery.title')}
          nameOf={nameOf}
          onOrder={(ordered) => void putInOrder(ordered)}
          grid
          render={(photo) => (
            <PhotoCard
              photo={photo}
              isRejected={isRejected(photo)}
              name={nameOf(photo)}
              onEdit={() => setOpened({ id: photo.id })}
              onRemove={() => setRemoving([photo.id])}
            />
          )}
        />
      )}
      <LazyPart onClose={() => setOpened(undefined)}>
        {open && (
          <PhotoDialog
            key={open.id}
            photo={open}
            name={nameOf(open)}
            onClose={() => setOpened(undefined)}
            onNext={opened?.inSeries && next ? () => setOpened({ id: next.id, inSeries: true }) : undefined}
          />
        )}
      </LazyPart>
      {removing && <RemovePhotosDialog photoIds={removing} onClose={() => setRemoving(undefined)} />}
    </Box>
  )
}
