import type { Route } from '../../../route.ts'
import { addVideoRoute } from './addVideo.ts'
import { changeVideoVisibilityRoute } from './changeVideoVisibility.ts'
import { describeVideoRoute } from './describeVideo.ts'
import { orderVideosRoute } from './orderVideos.ts'
import { removeVideoRoute } from './removeVideo.ts'
import { showVideosRoute } from './showVideos.ts'

/** The routes of a provider's videos. */
export const videoRoutes: readonly Route[] = [
  addVideoRoute,
  changeVideoVisibilityRoute,
  describeVideoRoute,
  orderVideosRoute,
  removeVideoRoute,
  showVideosRoute,
]
