import type { Calls } from '../call.ts'
import {
  AddedPhoto,
  DescribedPhoto,
  Gallery,
  NoProfilePhoto,
  OrderedPhotos,
  PhotoAnswer,
  PhotoOrder,
  PhotoParams,
  PhotosBody,
  PhotosVisibilityBody,
  ProfilePhoto,
  photoWordsSchema,
} from './gallerySchemas.ts'

/** What is called about a provider's photographs. */
export const photoCalls = {
  showGallery: { method: 'GET', path: '/api/pro/gallery', response: Gallery },
  addPhoto: { method: 'POST', path: '/api/pro/photos', upload: true, response: AddedPhoto },
  describePhoto: { method: 'PUT', path: '/api/pro/photos/:id', params: PhotoParams, body: photoWordsSchema, response: DescribedPhoto },
  removePhoto: { method: 'DELETE', path: '/api/pro/photos/:id', params: PhotoParams, response: PhotoAnswer },
  removePhotos: { method: 'POST', path: '/api/pro/photos/remove', body: PhotosBody, response: PhotosBody },
  changePhotosVisibility: {
    method: 'POST',
    path: '/api/pro/photos/visibility',
    body: PhotosVisibilityBody,
    response: PhotosVisibilityBody,
  },
  chooseKeyPhoto: { method: 'POST', path: '/api/pro/photos/:id/key', params: PhotoParams, response: PhotoAnswer },
  orderPhotos: { method: 'PUT', path: '/api/pro/photo-order', body: PhotoOrder, response: OrderedPhotos },
  setProfilePhoto: { method: 'POST', path: '/api/pro/profile-photo', upload: true, response: ProfilePhoto },
  removeProfilePhoto: { method: 'DELETE', path: '/api/pro/profile-photo', response: NoProfilePhoto },
} as const satisfies Calls
