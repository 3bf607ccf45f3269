import type { Prestataire } from '../../../../src/api/schemas/couple/prestataire.ts'
import { coverSizes } from '../../../../src/api/schemas/pictureWidths.ts'
import { Picture } from '../../../shared/Picture.tsx'
import { PhotoGallery } from '../../gallery/PhotoGallery.tsx'

interface ProfileCoverProps {
  readonly provider: Prestataire
  /** The drawing shown when there are no photographs. */
  readonly drawing: string
}

/** The top of the page: the photographs, with the one chosen by the provider first, or a drawing. */
export function ProfileCover({ provider: { images, name }, drawing }: ProfileCoverProps) {
  if (images.length > 0) return <PhotoGallery photos={images} name={name} urgent linked />
  return (
    <Picture
      src={drawing}
      alt=""
      width={1280}
      height={320}
      sizes={coverSizes}
      urgent
      sx={{ width: '100%', height: 'auto', aspectRatio: { xs: '5 / 2', sm: '4 / 1' }, objectPosition: 'center', borderRadius: 1.5 }}
    />
  )
}
