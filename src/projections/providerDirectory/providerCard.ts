import type { AccentColour } from '../../domain/accentColour.ts'
import type { ProviderId } from '../../domain/ids.ts'
import { languages } from '../../domain/languages.ts'
import type { Language } from '../../domain/locale.ts'
import { inOrder } from '../../domain/provider/inOrder.ts'
import type { ServiceOffer } from '../../domain/provider/providerEvents.ts'
import type { Rules } from '../../domain/rules.ts'
import { parseSocialAddress, type SocialNetwork, socialNetworks } from '../../domain/socialNetworks.ts'
import { videoAddresses } from '../../domain/videoLink.ts'
import { textsByCode } from '../../texts/serverTexts.ts'
import { inlineExcerpt, sanitisePortrait, textExcerpt } from '../sanitiseHtml.ts'
import { withoutHidden } from './hiddenParts.ts'
import type { ProviderRow } from './providerRow.ts'
import { serviceLabels } from './serviceLabels.ts'
import { shownPhotos, shownVideos } from './shownGallery.ts'
import { activeSince } from './suggestionScore.ts'

/** A provider as couples see it, in the terms of the couple API. */
export interface ProviderCard {
  readonly id: ProviderId
  readonly publicId: string
  readonly name: string
  readonly profileUrl: string
  /** The API signs this picture's address when it is shown, so that no read model needs the key. */
  readonly picture: string
  readonly isPremium: boolean
  readonly isCircleMember: boolean
  readonly city: string
  readonly cp: string
  /** Sanitised inline HTML, or text, at most 160 characters of it. */
  readonly portrait: string
  readonly hasLoggedInTheLastDays: boolean
  readonly langues: readonly { readonly iso: Language; readonly label: string }[]
  /** Euros; null where no price is shown. */
  readonly prestations: readonly {
    readonly label: string
    readonly description: string | null
    readonly budgetStartingFrom: number | null
  }[]
  /** This and the next three are sanitised HTML. */
  readonly description_longue: string
  readonly experience: string
  readonly service: string
  readonly benefits: readonly string[]
  /** Pictures as `picture` above. */
  readonly images: readonly { readonly picture: string; readonly alt: string; readonly caption: string }[]
  readonly videos: readonly { readonly title: string; readonly description: string; readonly link: string }[]
  readonly website: string | null
  /** Of the company; null where the provider has not said it. */
  readonly createdYear: number | null
  /** The colour of its page; null without Premium. */
  readonly accent: AccentColour | null
  readonly socialNetworks: readonly { readonly network: SocialNetwork; readonly address: string }[]
}

/** The columns from which a card is built. */
export const cardColumns = [
  'provider_id',
  'public_id',
  'kind',
  'slug',
  'name',
  'premium',
  'circle_member',
  'signed_in_at',
  'city',
  'zip_code',
  'languages',
  'services',
  'portrait',
  'experience',
  'strengths',
  'service_text',
  'photos',
  'videos',
  'website',
  'created_year',
  'social_addresses',
  'accent',
  'key_photo',
  'profile_photo',
  'hidden_parts',
] as const
export type CardRow = Omit<Pick<ProviderRow, (typeof cardColumns)[number]>, 'signed_in_at'> & { readonly signed_in_at: Date | null }

/** The viewer of the cards, and the time. */
export interface CardViewer {
  readonly language: Language
  readonly now: Date
  readonly rules: Rules
}

/** The name of a provider whose names moderation has all rejected. */
const kindNames = textsByCode('providerKinds')

/** Builds the card of a provider with a described company, without what moderation or its plan hides. */
export function cardOf(known: CardRow, { language, now, rules }: CardViewer, excerpt: 'html' | 'text'): ProviderCard {
  const row = withoutHidden({ ...known, photos: shownPhotos(known, rules), videos: shownVideos(known, rules) })
  const publicId = row.public_id ?? ''
  return {
    id: row.provider_id as ProviderId,
    publicId,
    name: row.name || [kindNames[row.kind ?? 'planner'][language], row.city].filter(Boolean).join(', '),
    profileUrl: `/${row.kind ?? 'planner'}/${[publicId, row.slug].filter(Boolean).join('-')}`,
    picture: facePicture(row),
    isPremium: row.premium,
    isCircleMember: row.circle_member,
    city: row.city ?? '',
    cp: row.zip_code ?? '',
    portrait: (excerpt === 'html' ? inlineExcerpt : textExcerpt)(row.portrait, rules.portraitExcerpt),
    hasLoggedInTheLastDays: row.signed_in_at !== null && row.signed_in_at >= activeSince(now, rules),
    langues: row.languages.map((iso) => ({ iso, label: languageName(iso, language) })),
    prestations: row.services.map((offer) => prestation(offer, language)),
    description_longue: sanitisePortrait(row.portrait),
    experience: sanitisePortrait(row.experience),
    service: sanitisePortrait(row.service_text),
    benefits: row.strengths.map(sanitisePortrait),
    images: keyFirst(row, row.photos).map(({ picture, alt, caption }) => ({ picture, alt, caption })),
    videos: row.videos.map(shownVideo),
    website: row.website !== null && /^https?:\/\//.test(row.website) ? row.website : null,
    createdYear: row.created_year,
    accent: row.premium ? row.accent : null,
    socialNetworks: socialNetworks.flatMap((network) => {
      // Checked again here, since it becomes a link.
      const address = parseSocialAddress(network, row.social_addresses[network] ?? '')
      return address === undefined ? [] : [{ network, address }]
    }),
  }
}

/** The provider's face: its photograph, else a generated picture. */
function facePicture({ profile_photo, public_id }: Pick<CardRow, 'profile_photo' | 'public_id'>): string {
  return profile_photo ?? drawnFace(public_id)
}

export function drawnFace(publicId: string | null): `portraits/${string}` {
  return `portraits/${publicId ?? ''}`
}

/** The photograph that stands for the provider comes first. */
function keyFirst({ key_photo }: CardRow, photos: CardRow['photos']): CardRow['photos'] {
  return inOrder(photos, key_photo === null ? [] : [key_photo], ({ photoId }) => photoId)
}

/** In the form of the couple API: by its page, whose address contains all that a player needs. */
function shownVideo({ title, description, platform, key, hash }: CardRow['videos'][number]): ProviderCard['videos'][number] {
  return { title, description, link: videoAddresses({ platform, key, hash: hash ?? undefined }).page }
}

function prestation({ service, description, startingFrom }: ServiceOffer, language: Language) {
  const budgetStartingFrom = startingFrom === null ? null : startingFrom / 100
  return { label: serviceLabels[service][language], description, budgetStartingFrom }
}

// Creating it with Intl for each card would take longer than the rest of the card.
const languageNames = new Map(
  languages.map((viewer) => {
    const names = new Intl.DisplayNames(viewer, { type: 'language' })
    return [viewer, new Map(languages.map((iso) => [iso, names.of(iso) ?? iso]))]
  }),
)

function languageName(iso: Language, viewer: Language): string {
  return languageNames.get(viewer)?.get(iso) ?? iso
}
