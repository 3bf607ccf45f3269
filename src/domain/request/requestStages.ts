/** How far a provider is with a request that it unlocked, in the order of its work. Rule REQ-11. */
export const requestStages = ['new', 'contacted', 'offer_sent', 'won', 'lost'] as const
