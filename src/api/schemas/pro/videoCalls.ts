import type { Calls } from '../call.ts'
import {
  DescribedVideo,
  newVideoSchema,
  OrderedVideos,
  VideoAnswer,
  VideoOrder,
  VideoParams,
  Videos,
  VideoVisibility,
  VideoVisibilityBody,
  videoWordsSchema,
} from './videoSchemas.ts'

/** What is called about a provider's videos. */
export const videoCalls = {
  showVideos: { method: 'GET', path: '/api/pro/videos', response: Videos },
  addVideo: { method: 'POST', path: '/api/pro/videos', body: newVideoSchema, response: VideoAnswer },
  describeVideo: { method: 'PUT', path: '/api/pro/videos/:id', params: VideoParams, body: videoWordsSchema, response: DescribedVideo },
  removeVideo: { method: 'DELETE', path: '/api/pro/videos/:id', params: VideoParams, response: VideoAnswer },
  changeVideoVisibility: {
    method: 'POST',
    path: '/api/pro/videos/:id/visibility',
    params: VideoParams,
    body: VideoVisibilityBody,
    response: VideoVisibility,
  },
  orderVideos: { method: 'PUT', path: '/api/pro/video-order', body: VideoOrder, response: OrderedVideos },
} as const satisfies Calls
