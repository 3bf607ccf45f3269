// Stored forever.
import { z } from 'zod'
import { notifyProvider } from '../audience.ts'
import { defineEvents, type EventOf, personal } from '../event.ts'
import { PortfolioId, ProviderId } from '../ids.ts'
import { OfferedService } from '../referenceValues.ts'

const portfolio = { providerId: ProviderId, portfolioId: PortfolioId }
const image = { ...portfolio, imageId: z.uuid() }
/** Euro cents. */
const budget = z.int().positive().nullable()

/**
 * The content of a portfolio, in its own stream. Its existence is recorded in the provider's stream (`PortfolioAdded`, `PortfolioRemoved`).
 */
export const portfolioEvents = defineEvents({
  /** A missing value is '' or null. The day is that of somebody's wedding, so it is personal like the texts. */
  PortfolioDescribed: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({
      ...portfolio,
      title: personal(z.string()),
      description: personal(z.string()),
      weddingDate: personal(z.iso.date().nullable()),
      services: z.array(OfferedService),
      describedAt: z.iso.datetime(),
    }),
  },
  /** Fields that need Premium: couples see them while the provider has it. `isBudgetHidden` hides both budgets from them. */
  PortfolioExtrasGiven: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({
      ...portfolio,
      place: personal(z.string()),
      style: personal(z.string()),
      guests: z.int().positive().nullable(),
      totalBudget: budget,
      plannerBudget: budget,
      isBudgetHidden: z.boolean(),
      givenAt: z.iso.datetime(),
    }),
  },
  /** `picture` is where it is stored: its kind and id among the pictures. Couples see it once it has an `alt`. */
  PortfolioImageAdded: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ ...image, picture: personal(z.string()), alt: personal(z.string()), addedAt: z.iso.datetime() }),
  },
  PortfolioImageRemoved: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ ...image, picture: personal(z.string()), removedAt: z.iso.datetime() }),
  },
  PortfolioImageDescribed: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ ...image, caption: personal(z.string()), alt: personal(z.string()), describedAt: z.iso.datetime() }),
  },
  /** All pictures in the new order. */
  PortfolioImagesOrdered: {
    audience: notifyProvider,
    schema: z.object({ ...portfolio, imageIds: z.array(z.uuid()), orderedAt: z.iso.datetime() }),
  },
  /** The key picture of the portfolio. */
  KeyPortfolioImageChosen: { audience: notifyProvider, schema: z.object({ ...image, chosenAt: z.iso.datetime() }) },
  PortfolioPublished: { audience: notifyProvider, schema: z.object({ ...portfolio, publishedAt: z.iso.datetime() }) },
  PortfolioUnpublished: { audience: notifyProvider, schema: z.object({ ...portfolio, unpublishedAt: z.iso.datetime() }) },
})
export type PortfolioEvent = EventOf<typeof portfolioEvents>
