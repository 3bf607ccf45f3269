import BadgeIcon from '@mui/icons-material/CodeOutlined'
import ReviewsIcon from '@mui/icons-material/StarOutlineOutlined'
import { defineResource } from '../../kit/defineResource.ts'
import { withTexts } from '../../texts/withTexts.tsx'

const changedBy = ['ReviewAnswered', 'ReviewHidden', 'ReviewPublished', 'ReviewReported', 'ReviewReportRejected', 'ReviewWritten'] as const

/** Reviews, and the link with which clients write them. */
export const reviewResources = [
  defineResource({
    name: 'reviews',
    access: { as: 'provider' },
    menu: { group: 'activity', Icon: ReviewsIcon, short: 'layout.short.reviews' },
    list: withTexts(['reviews'], async () => (await import('./ReviewsPage.tsx')).ReviewsPage),
    changedBy,
  }),
  defineResource({
    name: 'review-link',
    access: { as: 'provider' },
    changedBy: [...changedBy, 'ReviewLinkRenewed'],
  }),
]

/** The badge that shows the reviews on other sites. */
export const badgeResource = defineResource({
  name: 'badge',
  access: { as: 'provider' },
  menu: { group: 'offer', Icon: BadgeIcon },
  list: withTexts(['badge'], async () => (await import('./BadgePage.tsx')).BadgePage),
  changedBy,
})
