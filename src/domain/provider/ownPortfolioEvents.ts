// Stored forever.
import { z } from 'zod'
import { notifyProvider } from '../audience.ts'
import { defineEvents, personal } from '../event.ts'
import { PortfolioId, ProviderId } from '../ids.ts'

const portfolio = { providerId: ProviderId, portfolioId: PortfolioId }

/** Which portfolios a provider has; in its own stream. What is said of one stands in the portfolio's stream. */
export const ownPortfolioEvents = defineEvents({
  PortfolioAdded: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({
      ...portfolio,
      /** Short id in public addresses, of the same kind as a provider's. */
      publicId: z.string(),
      title: personal(z.string()),
      addedAt: z.iso.datetime(),
    }),
  },
  /** `pictures` are those that the portfolio showed: their files are deleted. */
  PortfolioRemoved: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ ...portfolio, pictures: personal(z.array(z.string())), removedAt: z.iso.datetime() }),
  },
})
