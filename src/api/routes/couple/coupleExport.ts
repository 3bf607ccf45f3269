import { coupleStream } from '../../../domain/couple/couple.ts'
import { unlessErased } from '../../../domain/event.ts'
import type { AllianceEvent } from '../../../domain/eventCatalog.ts'
import type { CoupleId, ProjectId, ProviderId, StreamName } from '../../../domain/ids.ts'
import { projectStream } from '../../../domain/project/project.ts'
import { requestStream } from '../../../domain/request/request.ts'
import type { EventStore, RecordedEvent } from '../../../eventstore/eventStore.ts'
import { findDisclosures } from '../../../projections/coupleDisclosures/coupleDisclosuresQueries.ts'
import { findProjectIds } from '../../../projections/coupleProjects/coupleProjectsQueries.ts'
import { findAnswers } from '../../../projections/requestInbox/requestInboxQueries.ts'
import type { ApiDependencies } from '../../dependencies.ts'
import { loadKeptOfPerson } from '../../loadKeptOfPerson.ts'
import type { CoupleExport } from '../../schemas/couple/export.ts'
import { venueNamesOf } from '../../venueNames.ts'

type ReadEvent = Omit<RecordedEvent, 'type' | 'data'> & AllianceEvent
type ExportedProject = CoupleExport['projects'][number]
type ExportedRequest = ExportedProject['requests'][number]
/** Provider id → name, for known providers. */
type Names = ReadonlyMap<string, string>

/**
 * All stored data of a couple: from its streams in the log, which contain every saved version, and from other tables. Providers have their
 * current names.
 */
export async function coupleExport(
  dependencies: ApiDependencies,
  coupleId: CoupleId,
  namesOf: (ids: readonly ProviderId[]) => Promise<Names>,
): Promise<CoupleExport> {
  const { database, eventStore, secrets, commands } = dependencies
  const own = await readStream(eventStore, coupleStream(coupleId))
  const projects = await findProjectIds(database, coupleId)
  const histories = await Promise.all(projects.map(async (id) => [id, await readStream(eventStore, projectStream(id))] as const))
  const contacted = histories.flatMap(([, events]) => contactsIn(events))
  const disclosures = await findDisclosures(database, coupleId)
  const favourites = favouritesIn(own)
  const names = await namesOf([...new Set([...contacted, ...favourites, ...disclosures].map(({ providerId }) => providerId))])
  const venueNames = await venueNamesOf(
    dependencies,
    contacted.map(({ venueId }) => venueId),
  )
  const profile = profileIn(own, coupleId)
  const requests = contacted.map(({ requestId }) => requestId)
  const answers = new Map((await findAnswers(database, coupleId, requests)).map((answer) => [answer.requestId, answer]))
  const kept = await loadKeptOfPerson({ database, secrets }, { kind: 'couple', id: coupleId, phone: profile.phone })

  const requestsIn = async (events: readonly ReadEvent[]): Promise<readonly ExportedRequest[]> =>
    Promise.all(
      contactsIn(events).map(async ({ requestId, providerId, venueId, message, sentAt }) => {
        const { unlockedAt = null, rejectedAt = null, rejectionReason = null, rejectionNote = null } = answers.get(requestId) ?? {}
        return {
          ...timesIn(await readStream(eventStore, requestStream(requestId))),
          id: requestId,
          providerId,
          provider: names.get(providerId) ?? null,
          venueId,
          venue: (venueId && venueNames.get(venueId)) ?? null,
          sentAt,
          message,
          unlockedAt,
          rejectedAt,
          rejectionReason,
          rejectionNote,
        }
      }),
    )
  return {
    format: 'alliance-couple-export',
    version: 1,
    exportedAt: commands.now().toISOString(),
    profile,
    terms: own.flatMap((event) =>
      isBeginning(event) ? [{ version: event.data.termsVersion, acceptedAt: event.data.termsAcceptedAt }] : [],
    ),
    notifications: own.flatMap(({ type, data }) => {
      if (type !== 'NotificationPreferenceChanged') return []
      const { kind, wanted, changedAt } = data
      return [{ kind, wanted, changedAt }]
    }),
    favourites: favourites.map((favourite) => ({ ...favourite, provider: names.get(favourite.providerId) ?? null })),
    projects: await Promise.all(histories.map(async ([id, events]) => projectIn(id, events, await requestsIn(events)))),
    // The schema removes a disclosure's project fields, which are in the exported project.
    disclosures: disclosures.map((disclosure) => ({ ...disclosure, provider: names.get(disclosure.providerId) ?? null })),
    ...kept,
  }
}

async function readStream(store: EventStore, stream: StreamName): Promise<readonly ReadEvent[]> {
  return (await store.readStream(stream)) as unknown as readonly ReadEvent[]
}

/** The first event of a couple's stream. */
function isBeginning(event: ReadEvent): event is Extract<ReadEvent, { readonly type: 'CoupleRegistered' | 'CoupleImported' }> {
  return event.type === 'CoupleRegistered' || event.type === 'CoupleImported'
}

function profileIn(events: readonly ReadEvent[], id: CoupleId): CoupleExport['profile'] {
  const registered = events.find(isBeginning)?.data
  return {
    id,
    firstname: unlessErased(registered?.firstname ?? null, null),
    lastname: unlessErased(registered?.lastname ?? null, null),
    phone: unlessErased(registered?.phone ?? null, null),
    history: events.flatMap((event) => {
      if (!isBeginning(event) && event.type !== 'CoupleProfileUpdated') return []
      const { email, home, locale } = event.data
      return [{ savedAt: event.metadata.time, email: unlessErased(email, null), home: unlessErased(home, null), locale }]
    }),
  }
}

function favouritesIn(events: readonly ReadEvent[]) {
  const added = new Map<ProviderId, string>()
  for (const { type, data, metadata } of events) {
    if (type === 'FavouriteAdded') added.set(data.providerId, metadata.time)
    else if (type === 'FavouriteRemoved') added.delete(data.providerId)
  }
  return [...added].map(([providerId, addedAt]) => ({ providerId, addedAt }))
}

function contactsIn(events: readonly ReadEvent[]) {
  return events.flatMap(({ type, data, metadata }) => {
    if (type !== 'ProviderContacted') return []
    const { requestId, providerId, venueId = null, message } = data
    return [{ requestId, providerId, venueId, message: unlessErased(message, null), sentAt: metadata.time }]
  })
}

function projectIn(id: ProjectId, events: readonly ReadEvent[], requests: readonly ExportedRequest[]): ExportedProject {
  const found = events.find((event) => event.type === 'PlannerFound')?.data
  return {
    id,
    history: events.flatMap((event) => {
      if (event.type !== 'ProjectSaved') return []
      const { projectId: _, coupleId: __, eventTypeText, weddingTheme, eventLocation, eventPlace, ...open } = event.data
      return [
        {
          savedAt: event.metadata.time,
          ...open,
          eventTypeText: unlessErased(eventTypeText, null),
          weddingTheme: unlessErased(weddingTheme, null),
          eventLocation: unlessErased(eventLocation, null),
          eventPlace: unlessErased(eventPlace, null),
        },
      ]
    }),
    requests,
    foundAt: found?.foundAt ?? null,
    plannerFound: found?.chosenProviderId ?? null,
    venueFound: found?.chosenVenueId ?? null,
    cancelledAt: events.find((event) => event.type === 'ProjectCancelled')?.metadata.time ?? null,
  }
}

type RequestTimes = Pick<
  ExportedRequest,
  'contact' | 'receivedAt' | 'seenAt' | 'withdrawnAt' | 'closedAt' | 'deletionAskedAt' | 'contactDeletedAt'
>

function timesIn(events: readonly ReadEvent[]): RequestTimes {
  const dataOf = <Type extends AllianceEvent['type']>(type: Type) =>
    events.find((event): event is ReadEvent & { readonly type: Type } => event.type === type)?.data as
      | Extract<AllianceEvent, { readonly type: Type }>['data']
      | undefined
  const received = dataOf('RequestReceived')
  return {
    contact: received ? unlessErased(received.contact, null) : null,
    receivedAt: received?.receivedAt ?? null,
    seenAt: dataOf('RequestSeen')?.seenAt ?? null,
    withdrawnAt: dataOf('RequestWithdrawnByCouple')?.withdrawnAt ?? null,
    closedAt: dataOf('RequestClosedByCouple')?.closedAt ?? null,
    deletionAskedAt: dataOf('ContactDeletionAsked')?.askedAt ?? null,
    contactDeletedAt: dataOf('ContactDeletionConfirmed')?.deletedAt ?? null,
  }
}
