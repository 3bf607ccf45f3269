import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { Gallery, GalleryPhoto } from '../../../../src/api/schemas/pro/gallerySchemas.ts'
import { itemPart, type ProfilePart } from '../../../../src/domain/provider/profilePart.ts'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { useText } from '../../i18n/useText.ts'
import { SortableList } from '../../kit/order/SortableList.tsx'
import { LazyPart } from '../../kit/page/LazyPart.tsx'
import { StateMessage } from '../../kit/page/StateMessage.tsx'
import { FileDrop } from '../../kit/upload/FileDrop.tsx'
import { UploadLines } from '../../kit/upload/UploadLines.tsx'
import { useUploads } from '../../kit/upload/useUploads.ts'
import { RejectedParts } from '../../moderation/RejectedParts.tsx'
import { PhotoCard } from './PhotoCard.tsx'
import { acceptedPhotos } from './photoFiles.ts'
import { RemovePhotoDialog } from './RemovePhotoDialog.tsx'
import { usePhotoChange, useReadGalleryAgain } from './useGallery.ts'
import { useTakenFiles } from './useTakenFiles.ts'

const PhotoDialog = lazily(async () => (await import('./PhotoDialog.tsx')).PhotoDialog)

/** The gallery in its order, as far as the plan goes and beyond. */
export function GallerySection({ gallery }: { readonly gallery: Gallery }) {
  const { photos, quota, etag, rejectedParts } = gallery
  const t = useText()
  const notify = useNotify()
  const { photo: rules } = usePublicRules()
  const readAgain = useReadGalleryAgain()
  const uploads = useUploads({ path: '/photos', onArrived: () => void readAgain() })
  const order = usePhotoChange({ onConflict: () => notify(t('photos.gallery.orderChanged'), { type: 'warning' }) })
  const [opened, setOpened] = useState<string>()
  const [removing, setRemoving] = useState<string>()
  const taken = useTakenFiles()
  const open = photos.find(({ id }) => id === opened)
  const removed = photos.find(({ id }) => id === removing)
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
  const putInOrder = (ordered: readonly GalleryPhoto[]) =>
    order.mutate({
      send: (side) => side.put('/photo-order', { body: { photoIds: ordered.map(({ id }) => id) }, headers: { 'if-match': etag } }),
      meanwhile: (before) => ({ ...before, photos: ordered }),
    })
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {photos.some(({ shown }) => !shown) && <Alert severity="info">{t('photos.gallery.hidden', { quota: quota ?? 0 })}</Alert>}
      <RejectedParts parts={rejectedParts.filter(({ part }) => photoOf(part) !== undefined)} nameOf={nameOfPart} />
      <FileDrop
        label={t('photos.gallery.add')}
        hint={free > 0 ? t('photos.gallery.hint', { side: rules.leastSide, megabytes: rules.megabytes }) : t('photos.gallery.full')}
        accept={acceptedPhotos}
        multiple
        disabled={free === 0}
        onFiles={add}
      />
      <UploadLines {...uploads} />
      {photos.length === 0 && uploads.items.length === 0 && (
        <StateMessage level="h3" title={t('photos.gallery.empty.title')} text={t('photos.gallery.empty.text')} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {quota === null
            ? t('photos.gallery.count', { count: photos.length })
            : t('photos.gallery.countOf', { count: photos.length, quota })}
        </Typography>
        {photos.length > 1 && (
          <Typography variant="body2" color="textSecondary">
            {t('photos.gallery.orderHint')}
          </Typography>
        )}
      </Box>
      <SortableList
        items={photos}
        label={t('photos.gallery.title')}
        nameOf={nameOf}
        onOrder={putInOrder}
        grid
        render={(photo) => (
          <PhotoCard
            photo={photo}
            isRejected={rejectedParts.some(({ part }) => part === itemPart('photo', photo.id))}
            name={nameOf(photo)}
            onEdit={() => setOpened(photo.id)}
            onRemove={() => setRemoving(photo.id)}
          />
        )}
      />
      <LazyPart onClose={() => setOpened(undefined)}>
        {open && <PhotoDialog key={open.id} photo={open} name={nameOf(open)} onClose={() => setOpened(undefined)} />}
      </LazyPart>
      {removed && <RemovePhotoDialog photo={removed} onClose={() => setRemoving(undefined)} />}
    </Box>
  )
}
