import BadgeIcon from '@mui/icons-material/CodeOutlined'
import ReviewsIcon from '@mui/icons-material/StarOutlineOutlined'
import { lazily } from '../../../shared/loading/lazily.tsx'
import { defineResource } from '../../kit/defineResource.ts'

const changedBy = ['ReviewAnswered', 'ReviewHidden', 'ReviewPublished', 'ReviewReported', 'ReviewReportRejected', 'ReviewWritten'] as const

/** Reviews, and the link with which clients write them. */
export const reviewResources = [
  defineResource({
    name: 'reviews',
    access: { as: 'provider' },
    label: 'reviews.title',
    menu: { group: 'activity', Icon: ReviewsIcon, short: 'reviews.short' },
    list: lazily(async () => (await import('./ReviewsPage.tsx')).ReviewsPage),
    changedBy,
  }),
  defineResource({
    name: 'review-link',
    access: { as: 'provider' },
    label: 'reviews.title',
    changedBy: [...changedBy, 'ReviewLinkRenewed'],
  }),
]

/** The badge that shows the reviews on other sites. */
export const badgeResource = defineResource({
  name: 'badge',
  access: { as: 'provider' },
  label: 'badge.title',
  menu: { group: 'offer', Icon: BadgeIcon },
  list: lazily(async () => (await import('./BadgePage.tsx')).BadgePage),
  changedBy,
})
