import type { Language } from '../../domain/locale.ts'
import type { AddPhoto } from '../../domain/provider/addPhoto.ts'
import type { AddVideo } from '../../domain/provider/addVideo.ts'
import type { ServiceOffer } from '../../domain/provider/providerEvents.ts'

/** A row of the directory, one column a property; null where the provider has not said it yet. Prices in euro cents. */
export interface ProviderRow {
  readonly provider_id: string
  readonly kind: 'planner' | 'venue' | null
  readonly listed: boolean
  readonly approved: boolean
  readonly premium: boolean
  readonly circle_member: boolean
  readonly sampled: boolean
  readonly signed_in_at: string | null
  readonly country: string | null
  readonly region: string | null
  readonly region_slug: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly x: number | null
  readonly y: number | null
  readonly z: number | null
  readonly cell: number | null
  readonly language_bits: number
  readonly offered_bits: number
  readonly described_bits: number
  readonly company_price: number | null
  readonly full_planning_price: number | null
  readonly partial_planning_price: number | null
  readonly day_coordination_price: number | null
  readonly name_words: string
  readonly city_words: string
  readonly terms: string
  readonly public_id: string | null
  readonly slug: string | null
  readonly name: string | null
  readonly city: string | null
  readonly zip_code: string | null
  readonly languages: readonly Language[]
  readonly services: readonly ServiceOffer[]
  readonly portrait: string
  readonly experience: string
  readonly strengths: readonly string[]
  readonly service_text: string
  readonly photos: readonly Omit<AddPhoto, 'providerId'>[]
  readonly videos: readonly Omit<AddVideo, 'providerId'>[]
}

/** A provider of whom nothing is known yet. */
export function unknownProvider(providerId: string): ProviderRow {
  return {
    provider_id: providerId,
    kind: null,
    listed: false,
    approved: false,
    premium: false,
    circle_member: false,
    sampled: providerId.endsWith('0'),
    signed_in_at: null,
    country: null,
    region: null,
    region_slug: '',
    latitude: null,
    longitude: null,
    x: null,
    y: null,
    z: null,
    cell: null,
    language_bits: 0,
    offered_bits: 0,
    described_bits: 0,
    company_price: null,
    full_planning_price: null,
    partial_planning_price: null,
    day_coordination_price: null,
    name_words: '  ',
    city_words: '  ',
    terms: '',
    public_id: null,
    slug: null,
    name: null,
    city: null,
    zip_code: null,
    languages: [],
    services: [],
    portrait: '',
    experience: '',
    strengths: [],
    service_text: '',
    photos: [],
    videos: [],
  }
}
