import { z } from 'zod'

/** What a venue has or allows, in the groups in which it is chosen. Slugs are stored; their names belong to the apps. */
export const venueFeatureGroups = {
  spaces: [
    'ceremony',
    'outdoor_ceremony',
    'reception',
    'reception_venue',
    'indoor',
    'outdoor',
    'garden',
    'dance_floor',
    'bar',
    'kitchen',
    'bridal_suite',
    'dressing',
  ],
  views: ['sea_view', 'mountain_view', 'city_view'],
  table: ['catering', 'staff', 'tables', 'chairs', 'linens', 'tableware', 'china', 'flatware', 'glassware'],
  technics: ['sound_system', 'lighting', 'wifi', 'air_conditioning', 'heating'],
  services: ['band', 'dj', 'photographer', 'decoration', 'hair', 'makeup', 'cleaning', 'security'],
  access: ['accommodation', 'parking', 'transport', 'wheelchair_accessible'],
  rules: ['pets_allowed', 'confetti_allowed', 'open_flame_allowed', 'wedding_license'],
} as const

export type VenueFeatureGroup = keyof typeof venueFeatureGroups

export const venueFeatures = Object.values(venueFeatureGroups).flatMap((features): readonly (typeof features)[number][] => features)
export const VenueFeature = z.enum(venueFeatures)
export type VenueFeature = z.output<typeof VenueFeature>
