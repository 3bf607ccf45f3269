/** API paths of resources, below the role's base, where the path is not the resource's name. */
export const apiPaths = {
  credits: 'credit-entries',
  history: 'account/history',
  networks: 'social-networks',
  portfolioExtras: 'portfolio-extras',
  requestNotes: 'request-notes',
  supportMessages: 'support-messages',
  templates: 'reply-templates',
  venueFeatures: 'venue-features',
  venuePresentations: 'venue-presentations',
  venueServices: 'venue-services',
  venueVideos: 'venue-videos',
} as const

export function apiPathOf(resource: string): string {
  return new Map<string, string>(Object.entries(apiPaths)).get(resource) ?? resource
}
