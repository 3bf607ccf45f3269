import type { Route } from '../../../route.ts'
import { addPhotoRoute } from './addPhoto.ts'
import { changePhotosVisibilityRoute } from './changePhotosVisibility.ts'
import { chooseKeyPhotoRoute } from './chooseKeyPhoto.ts'
import { describePhotoRoute } from './describePhoto.ts'
import { orderPhotosRoute } from './orderPhotos.ts'
import { removePhotoRoute } from './removePhoto.ts'
import { removePhotosRoute } from './removePhotos.ts'
import { removeProfilePhotoRoute } from './removeProfilePhoto.ts'
import { setProfilePhotoRoute } from './setProfilePhoto.ts'
import { showGalleryRoute } from './showGallery.ts'

/** The routes of a provider's photographs. */
export const photoRoutes: readonly Route[] = [
  addPhotoRoute,
  changePhotosVisibilityRoute,
  chooseKeyPhotoRoute,
  describePhotoRoute,
  orderPhotosRoute,
  removePhotoRoute,
  removePhotosRoute,
  removeProfilePhotoRoute,
  setProfilePhotoRoute,
  showGalleryRoute,
]
