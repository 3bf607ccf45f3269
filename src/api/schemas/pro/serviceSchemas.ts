import { z } from 'zod'
import { ProviderId } from '../../../domain/ids.ts'
import type { PublicRules } from '../../../domain/publicRules.ts'
import { type OfferedService, offeredServices } from '../../../domain/referenceValues.ts'
import { plainText } from '../plainText.ts'
import { RejectedPart } from './rejectedPartSchema.ts'

/** A row for each service. */
function eachService<Schema extends z.ZodType>(schema: Schema) {
  return z.object(Object.fromEntries(offeredServices.map((service) => [service, schema])) as Record<OfferedService, Schema>)
}

const row = {
  offered: z.boolean(),
  /** Euro cents; null where no price is named. */
  startingFrom: z.int().nullable(),
  priceVisible: z.boolean(),
  description: z.string().nullable(),
  descriptionVisible: z.boolean(),
}

/**
 * A service that is not offered keeps nothing of what stands in its row. Rule COM-11.
 * @param priceRange what is said of a price out of its range, in a form
 */
export function servicesSchema(
  { offeredServices: { mostStartingFrom, description } }: Pick<PublicRules, 'offeredServices'>,
  priceRange?: string,
) {
  return eachService(
    z.object({
      ...row,
      startingFrom: z.int(priceRange).min(100, priceRange).max(mostStartingFrom, priceRange).nullable(),
      description: plainText(description).trim().nullable(),
    }),
  )
}

/** The nine services as they are filled in. */
export const ServiceTable = eachService(z.object(row))
export type ServiceTable = z.output<typeof ServiceTable>

/** The nine services as the provider fills them in; `rejectedParts` of their descriptions. */
export const Services = ServiceTable.extend({ id: ProviderId, rejectedParts: z.array(RejectedPart).readonly() })
export type Services = z.output<typeof Services>
