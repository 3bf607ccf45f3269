import { z } from 'zod'
import { ProviderId } from '../../../domain/ids.ts'
import { type SocialNetwork, socialNetworks } from '../../../domain/socialNetworks.ts'
import { RejectedPart } from './rejectedPartSchema.ts'

/** A field for each network. */
function eachNetwork<Schema extends z.ZodType>(schema: Schema) {
  return z.object(Object.fromEntries(socialNetworks.map((network) => [network, schema])) as Record<SocialNetwork, Schema>)
}

/** The page on each network: its address, or `@name`; '' where there is none. What is wrong with one is said in words, at its field. */
export const SocialNetworksBody = eachNetwork(z.string().max(300).trim())
export type SocialNetworksBody = z.output<typeof SocialNetworksBody>

/** The address of the page on each network; '' where there is none. */
export const SocialNetworks = eachNetwork(z.string()).extend({ id: ProviderId, rejectedParts: z.array(RejectedPart).readonly() })
export type SocialNetworks = z.output<typeof SocialNetworks>
