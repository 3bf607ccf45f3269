// Stored forever.
import { z } from 'zod'
import { notifyProvider } from '../audience.ts'
import { defineEvents, personal } from '../event.ts'
import { PortfolioId, ProviderId } from '../ids.ts'

const portfolio = { providerId: ProviderId, portfolioId: PortfolioId }

/** The portfolios of a provider, in its own stream. Their content is in the portfolios' streams. */
export const ownPortfolioEvents = defineEvents({
  PortfolioAdded: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({
      ...portfolio,
      /** Short id in public addresses, of the same format as a provider's. */
      publicId: z.string(),
      title: personal(z.string()),
      addedAt: z.iso.datetime(),
    }),
  },
  /** `pictures` are those of the portfolio, whose files are deleted. */
  PortfolioRemoved: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ ...portfolio, pictures: personal(z.array(z.string())), removedAt: z.iso.datetime() }),
  },
})
