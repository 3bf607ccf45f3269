import type { CallCase } from './callCase.ts'

const at = (path: string, body?: object): CallCase => ({ names: 'nothing', call: () => ({ path, ...(body && { body }) }) })
const nobodys = '00000000-0000-4000-8000-000000000000'
const onPhoto = (verb: string, body?: object): CallCase => ({
  names: 'owned',
  call: async (world, identity, whose) => ({ path: `/api/pro/photos/${await world.photo(identity, whose)}${verb}`, ...(body && { body }) }),
})
const onVideo = (verb: string, body?: object): CallCase => ({
  names: 'owned',
  call: async (world, identity, whose) => ({ path: `/api/pro/videos/${await world.video(identity, whose)}${verb}`, ...(body && { body }) }),
})
const onPhotos = (verb: string, more: object = {}): CallCase => ({
  names: 'owned',
  idsInBody: { photoIds: 'owned' },
  call: async (world, identity, whose) => ({
    path: `/api/pro/photos/${verb}`,
    body: { photoIds: [await world.photo(identity, whose)], ...more },
  }),
})

/** Calls about photographs and videos. */
export const galleryCases: Readonly<Record<string, CallCase>> = {
  'GET /api/pro/gallery': at('/api/pro/gallery'),
  'POST /api/pro/photos': { ...at('/api/pro/photos'), failsWith: 'no_image' },
  'PUT /api/pro/photos/:id': onPhoto('', { caption: 'Le dîner', alt: '' }),
  'DELETE /api/pro/photos/:id': onPhoto(''),
  'POST /api/pro/photos/:id/key': onPhoto('/key'),
  'PUT /api/pro/photo-order': {
    ...at('/api/pro/photo-order', { photoIds: [nobodys] }),
    failsWith: 'changed_meanwhile',
    idsInBody: { photoIds: { refusedIn: 'src/api/routes/pro/photos/gallery.test.ts' } },
  },
  'POST /api/pro/photos/remove': onPhotos('remove'),
  'POST /api/pro/photos/visibility': onPhotos('visibility', { isVisible: false }),
  'GET /api/pro/videos': at('/api/pro/videos'),
  'POST /api/pro/videos': {
    ...at('/api/pro/videos', { link: 'https://example.com', title: 'Un film', description: 'Une journée d’été.' }),
    failsWith: 'video_link_not_valid',
  },
  'PUT /api/pro/videos/:id': onVideo('', { title: 'Un film', description: 'Une journée d’été.' }),
  'DELETE /api/pro/videos/:id': onVideo(''),
  'POST /api/pro/videos/:id/visibility': onVideo('/visibility', { isVisible: false }),
  'PUT /api/pro/video-order': {
    ...at('/api/pro/video-order', { videoIds: [nobodys] }),
    failsWith: 'changed_meanwhile',
    idsInBody: { videoIds: { refusedIn: 'src/api/routes/pro/videos/videos.test.ts' } },
  },
  'POST /api/pro/profile-photo': { ...at('/api/pro/profile-photo'), failsWith: 'no_image' },
  'DELETE /api/pro/profile-photo': at('/api/pro/profile-photo'),
}
