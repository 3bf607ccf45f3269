import Box from '@mui/material/Box'
import { useState } from 'react'
import type { Gallery } from '../../../../src/api/schemas/pro/gallerySchemas.ts'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { Picture } from '../../../shared/Picture.tsx'
import { usePublicRules } from '../../../shared/rules/PublicRulesProvider.tsx'
import { useText } from '../../i18n/useText.ts'
import { LazyPart } from '../../kit/page/LazyPart.tsx'
import { FileDrop } from '../../kit/upload/FileDrop.tsx'
import { UploadLines } from '../../kit/upload/UploadLines.tsx'
import { useUploads } from '../../kit/upload/useUploads.ts'
import { acceptedPhotos } from '../../pictures/photoFiles.ts'
import { UnfinishedUploads } from '../../pictures/UnfinishedUploads.tsx'
import { useReadGalleryAgain } from '../../pictures/usePhotoChange.ts'
import { useTakenFiles } from '../../pictures/useTakenFiles.ts'
import { RemoveProfilePhoto } from './RemoveProfilePhoto.tsx'

const CropDialog = lazily(async () => (await import('../../kit/upload/CropDialog.tsx')).CropDialog)

/** The profile photo: chosen, cropped, replaced or removed. */
export function ProfilePhoto({ gallery: { profilePhoto, placeholder } }: { readonly gallery: Gallery }) {
  const t = useText()
  const rules = usePublicRules()
  const readAgain = useReadGalleryAgain()
  const uploads = useUploads({ path: '/profile-photo', onArrived: () => void readAgain() })
  const [file, setFile] = useState<File>()
  const { photo } = rules
  const taken = useTakenFiles(photo.megabytes)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Picture
          src={(profilePhoto ?? placeholder).src}
          alt={t(profilePhoto ? 'photos.profile.alt' : 'photos.profile.none')}
          width={128}
          height={128}
          urgent
          sx={{ borderRadius: '50%', flex: 'none' }}
        />
        <Box sx={{ flex: '1 1 260px', display: 'grid', gap: 1, justifyItems: 'start' }}>
          <FileDrop
            label={t(profilePhoto ? 'photos.profile.replace' : 'photos.profile.choose')}
            hint={t('photos.profile.hint', { side: photo.leastSide, megabytes: photo.megabytes })}
            accept={acceptedPhotos}
            disabled={uploads.items.length > 0}
            onFiles={(files) => setFile(taken(files)[0])}
          />
          {profilePhoto && <RemoveProfilePhoto />}
        </Box>
      </Box>
      <UploadLines {...uploads} />
      <UnfinishedUploads items={uploads.items} />
      <LazyPart onClose={() => setFile(undefined)}>
        {file && (
          <CropDialog
            file={file}
            aspect={1}
            round
            leastSide={photo.leastSide}
            onClose={() => setFile(undefined)}
            onCrop={({ x, y, width, height }) => {
              uploads.add([{ file, name: file.name, fields: { crop: [x, y, width, height].join(',') } }])
              setFile(undefined)
            }}
          />
        )}
      </LazyPart>
    </Box>
  )
}
