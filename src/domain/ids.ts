import { z } from 'zod'

/** Ids are UUIDs in lower case; the brand keeps a couple's from being taken for a provider's. */
const uuid = () => z.uuid()

export const CoupleId = uuid().brand<'CoupleId'>()
export type CoupleId = z.infer<typeof CoupleId>
export const ProjectId = uuid().brand<'ProjectId'>()
export type ProjectId = z.infer<typeof ProjectId>
export const RequestId = uuid().brand<'RequestId'>()
export type RequestId = z.infer<typeof RequestId>
export const ProviderId = uuid().brand<'ProviderId'>()
export type ProviderId = z.infer<typeof ProviderId>
export const ReviewId = uuid().brand<'ReviewId'>()
export type ReviewId = z.infer<typeof ReviewId>
export const VenueId = uuid().brand<'VenueId'>()
export type VenueId = z.infer<typeof VenueId>
export const PortfolioId = uuid().brand<'PortfolioId'>()
export type PortfolioId = z.infer<typeof PortfolioId>
export const PaymentId = uuid().brand<'PaymentId'>()
export type PaymentId = z.infer<typeof PaymentId>
export const InvoiceId = uuid().brand<'InvoiceId'>()
export type InvoiceId = z.infer<typeof InvoiceId>
export const CommandId = uuid().brand<'CommandId'>()
export type CommandId = z.infer<typeof CommandId>

/** Name of a stream: `{category}-{id}`. */
export const StreamName = z
  .string()
  .regex(/^[a-z-]+-[0-9a-zA-Z-]+$/)
  .brand<'StreamName'>()
export type StreamName = z.infer<typeof StreamName>

/** The stream of one aggregate, e.g. `streamName('account', providerId)`. */
export function streamName(category: string, id: string): StreamName {
  return `${category}-${id}` as StreamName
}
