import { readFileSync } from 'node:fs'
import { openSubscriptions, type SubscriptionEvent } from '../../domain/account/subscriptions.ts'
import { unlessErased } from '../../domain/event.ts'
import { languages } from '../../domain/languages.ts'
import type { RegionalPlace } from '../../domain/place.ts'
import { type ProfilePart, singlePart } from '../../domain/provider/profilePart.ts'
import { offeredServices } from '../../domain/referenceValues.ts'
import { clearedOf } from '../clearedOfPersons.ts'
import { text } from '../runner/columns.ts'
import { countingTable } from '../runner/counting.ts'
import { type Projection, projectedTable, type RecordedOf } from '../runner/projection.ts'
import { slugOf, wordsOf } from '../words.ts'
import { bitsOf } from './bits.ts'
import { galleryChanges } from './galleryChanges.ts'
import { cellOf, onUnitSphere } from './grid.ts'
import { withoutHidden } from './hiddenParts.ts'
import { type ProviderRow, providerColumns, unknownProvider } from './providerRow.ts'
import { termsOf } from './searchTerms.ts'
import { serviceColumns } from './serviceColumns.ts'

const key = ({ data }: { data: { providerId: string } }) => data.providerId

const providers = projectedTable({
  columns: providerColumns,
  key: 'provider_id',
  storage: 'toast_tuple_target = 256',
  on: {
    ProviderRegistered: {
      key,
      fold: (row, { data: { publicId, kind, termsAcceptedAt } }, id) =>
        published({ ...known(row, id), public_id: publicId, kind, registered_at: termsAcceptedAt }),
    },
    CompanyDescribed: { key, fold: (row, { data }, id) => published(withCompany(known(row, id), data)) },
    ServicesOffered: {
      key,
      fold: (row, { data }, id) => published({ ...known(row, id), ...serviceColumns(unlessErased(data.services, [])) }),
    },
    ProfileWritten: {
      key,
      fold: (row, { data }, id) =>
        published({
          ...known(row, id),
          portrait: unlessErased(data.portrait, ''),
          experience: unlessErased(data.experience, ''),
          strengths: unlessErased(data.strengths, []),
          service_text: unlessErased(data.serviceText, ''),
        }),
    },
    SocialNetworksChanged: {
      key,
      fold: (row, { data }, id) => ({ ...known(row, id), social_addresses: unlessErased(data.addresses, {}) }),
    },
    AccentChosen: { key, fold: (row, { data }, id) => ({ ...known(row, id), accent: data.accent }) },
    ...galleryChanges(known),
    ProviderApproved: { key, fold: (row, _event, id) => published(withAcceptedName({ ...known(row, id), approved: true })) },
    ProviderRejected: { key, fold: (row, _event, id) => published({ ...known(row, id), approved: false }) },
    ProfilePartsChanged: {
      key,
      fold(row, { data: { parts } }, id) {
        const changed = parts.map(({ part }) => part)
        return published(seen(known(row, id), changed))
      },
    },
    ProfilePartApproved: {
      key,
      fold(row, { data: { part } }, id) {
        const after = seen(known(row, id), [part])
        return published(part === companyName ? withAcceptedName(after) : after)
      },
    },
    ProfilePartRejected: { key, fold: (row, { data }, id) => published(hidden(known(row, id), data.part)) },
    CompanyNumberTaken: { key, fold: (row, _event, id) => published({ ...known(row, id), number_refused: true }) },
    CompanyNumberChecked: {
      key,
      fold: (row, { data }, id) => published({ ...known(row, id), number_refused: data.outcome !== 'valid' }),
    },
    CircleJoined: { key, fold: (row, _event, id) => ({ ...known(row, id), circle_member: true }) },
    CircleLeft: { key, fold: (row, _event, id) => ({ ...known(row, id), circle_member: false }) },
    ProviderSignedIn: { key, fold: (row, { data }, id) => ({ ...known(row, id), signed_in_at: data.signedInAt }) },
    SubscriptionStarted: { key, fold: (row, event, id) => withSubscriptions(known(row, id), event) },
    SubscriptionEnded: { key, fold: (row, event, id) => withSubscriptions(known(row, id), event) },
    PersonErased: clearedOf({ provider: ({ person }) => person.id }),
  },
})

/** The number of public providers by kind, country and region; each spelling of a region has its own row. */
const regions = countingTable({
  of: 'providers',
  counted: providerColumns,
  columns: { kind: text(), country: text(), region_slug: text(), region: text() },
  groupOf({ listed, kind, country, region_slug, region }) {
    return listed && kind && country && region && region_slug ? { kind, country, region_slug, region } : undefined
  },
})

/** The data behind provider cards, profiles, suggestions and search. */
export const providerDirectory: Projection = {
  name: 'providerDirectory',
  version: 8,
  indexesSql: readFileSync(new URL('./directoryIndexes.sql', import.meta.url), 'utf8'),
  tables: { providers, regions },
}

// Account events may arrive first, since they are in another stream.
function known(row: ProviderRow | undefined, providerId: string): ProviderRow {
  return row ?? unknownProvider(providerId)
}

const companyName = singlePart('company_name')

function seen(row: ProviderRow, parts: readonly ProfilePart[]): ProviderRow {
  return { ...row, hidden_parts: row.hidden_parts.filter((part) => !parts.includes(part)) }
}

function hidden(row: ProviderRow, part: ProfilePart): ProviderRow {
  const accepted = part === companyName && row.accepted_name === row.described_name ? null : row.accepted_name
  return { ...seen(row, [part]), hidden_parts: [...row.hidden_parts.filter((its) => its !== part), part], accepted_name: accepted }
}

function withAcceptedName(row: ProviderRow): ProviderRow {
  return row.hidden_parts.includes(companyName) ? row : { ...row, accepted_name: row.described_name }
}

function published(row: ProviderRow): ProviderRow {
  return withListing(withName(withDescriptions(row)))
}

/** Rejected parts count neither in the ranking nor in search. */
function withDescriptions(row: ProviderRow): ProviderRow {
  const described = withoutHidden(row).services.filter(({ description }) => description?.trim())
  return {
    ...row,
    described_bits: bitsOf(
      offeredServices,
      described.map(({ service }) => service),
    ),
  }
}

function withName(row: ProviderRow): ProviderRow {
  const name = row.hidden_parts.includes(companyName) && row.described_name !== null ? (row.accepted_name ?? '') : row.described_name
  return { ...row, name, slug: name === null ? null : slugOf(name), name_words: wordsColumn(name) }
}

// Only listed providers are searched, so no terms are computed for the others.
function withListing(row: ProviderRow): ProviderRow {
  const { approved, number_refused: refused, kind, name, city, cell } = row
  if (!approved || refused || kind === null || name === null || city === null || cell === null) return { ...row, listed: false, terms: '' }
  return { ...row, listed: true, terms: termsOf({ ...withoutHidden(row), name, city, cell }) }
}

function withSubscriptions(row: ProviderRow, event: SubscriptionEvent): ProviderRow {
  const subscriptions = openSubscriptions(row.subscriptions, event)
  return { ...row, subscriptions, premium: subscriptions.length > 0 }
}

function withCompany(
  row: ProviderRow,
  { name, place, website, languages: spoken, createdOn = null, startingFrom }: RecordedOf<'CompanyDescribed'>['data'],
): ProviderRow {
  return {
    ...row,
    described_name: unlessErased(name, null),
    ...placeColumns(unlessErased(place, null)),
    website: unlessErased(website, null),
    created_year: createdOn === null ? null : Number(createdOn.slice(0, 4)),
    languages: spoken,
    language_bits: bitsOf(languages, spoken),
    company_price: startingFrom,
  }
}

function placeColumns(place: RegionalPlace | null) {
  return {
    city: place?.city ?? null,
    city_words: wordsColumn(place?.city ?? null),
    zip_code: place?.zipCode ?? null,
    country: place?.country ?? null,
    region: place?.region || null,
    region_slug: slugOf(place?.region ?? ''),
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    ...(place ? onUnitSphere(place) : { x: null, y: null, z: null }),
    cell: place ? cellOf(place) : null,
  }
}

function wordsColumn(written: string | null): string {
  return ` ${wordsOf(written ?? '').join(' ')} `
}
