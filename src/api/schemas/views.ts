import { z } from 'zod'
import { viewKinds, viewSources } from '../../domain/views.ts'
import { PublicId } from './publicId.ts'

export const ViewParams = z.object({ publicId: PublicId })

/** What was viewed, and what led there: one word, never an address. */
export const ViewBody = z.object({ kind: z.enum(viewKinds).exclude(['portfolio']), source: z.enum(viewSources) })

/** The view of a portfolio, which its address names. */
export const PortfolioViewBody = ViewBody.pick({ source: true })

/** The same whether the view counted or not: nobody learns who was here before. */
export const NotedView = z.object({ success: z.literal(true) })
