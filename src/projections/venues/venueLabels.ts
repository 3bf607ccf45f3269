import type { VenueFeature, VenueFeatureGroup } from '../../domain/venue/venueFeature.ts'
import type { VenueType } from '../../domain/venue/venueType.ts'
import { type Text, textsByCode } from '../../texts/serverTexts.ts'

/** What the types of venues are called, on pages and in keyword search. */
export const venueTypeLabels: Readonly<Record<VenueType, Text>> = textsByCode('venueTypes')

/** What venues have or allow, and the groups in which that is shown. */
export const venueFeatureLabels: Readonly<Record<VenueFeature, Text>> = textsByCode('venueFeatures')
export const venueFeatureGroupLabels: Readonly<Record<VenueFeatureGroup, Text>> = textsByCode('venueFeatureGroups')
