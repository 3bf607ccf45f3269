import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { ownTexts } from './ownTexts.ts'

/** GET /api/pro/texts. */
export const showTextsRoute = ownTexts.showRoute(proCalls.showTexts, {
  tags: ['profile'],
  summary: 'Portrait, experience, strengths and the text on services',
  description: 'The ETag names their version.',
})
