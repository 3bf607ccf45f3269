import type { VenueFeature, VenueFeatureGroup } from '../../domain/venue/venueFeature.ts'
import type { VenueType } from '../../domain/venue/venueType.ts'
import { type Text, textsByCode } from '../../texts/serverTexts.ts'

/** The names of venue types, for pages and keyword search. */
export const venueTypeLabels: Readonly<Record<VenueType, Text>> = textsByCode('venueTypes')

/** The names of venue features, and the groups in which they are shown. */
export const venueFeatureLabels: Readonly<Record<VenueFeature, Text>> = textsByCode('venueFeatures')
export const venueFeatureGroupLabels: Readonly<Record<VenueFeatureGroup, Text>> = textsByCode('venueFeatureGroups')
