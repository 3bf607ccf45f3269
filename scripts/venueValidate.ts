import { randomUUID } from 'node:crypto'
import type { Backend } from '../src/backend.ts'
import { CommandId, VenueId } from '../src/domain/ids.ts'
import { rejectVenue } from '../src/domain/venue/rejectVenue.ts'
import { validateVenue } from '../src/domain/venue/validateVenue.ts'
import type { VenueRow } from '../src/projections/venues/venues.ts'
import { findVenueOwner, listVenuesToModerate } from '../src/projections/venues/venuesQueries.ts'
import { Mistake, reportFailure, runCommandLine } from './commandLine.ts'

const usage = [
  'Usage: npm run venue:validate -- list',
  '       npm run venue:validate -- accept <venue id>',
  '       npm run venue:validate -- reject <venue id> <reason>',
].join('\n')
const mostListed = 50

const [verdict, which, ...words] = process.argv.slice(2)
const venueId = VenueId.safeParse(which?.toLowerCase())
if (verdict === 'list') await list()
else if (verdict === 'accept' && venueId.success) await accept(venueId.data)
else if (verdict === 'reject' && venueId.success) await reject(venueId.data, words.join(' '))
else reportFailure(new Mistake(2, `A venue and what becomes of it are wanted.\n${usage}`))

function accept(id: VenueId): Promise<void> {
  return runCommandLine(async (backend) => {
    const outcome = await backend.commands.handle(validateVenue, await ofVenue(backend, id), newContext())
    if (!outcome.accepted) throw refused(outcome.refused, id)
    return outcome.events.length > 0 ? `${id}: is validated; couples see it unless its owner hides it.` : `${id}: was validated already.`
  })
}

function reject(id: VenueId, reason: string): Promise<void> {
  return runCommandLine(async (backend) => {
    const outcome = await backend.commands.handle(rejectVenue, { ...(await ofVenue(backend, id)), reason }, newContext())
    if (!outcome.accepted) {
      const { least, most } = backend.rules.venues.rejectionReason
      throw outcome.refused === 'reason_length'
        ? new Mistake(2, `A reason of ${least} to ${most} characters is wanted; the provider will read it.\n${usage}`)
        : refused(outcome.refused, id)
    }
    return `${id}: is rejected; nobody sees it, and its owner reads why.`
  })
}

/** The venues that wait for a decision, first published first. */
function list(): Promise<void> {
  return runCommandLine(async ({ database }) => {
    const venues = await listVenuesToModerate(database, mostListed)
    return venues.length === 0 ? 'No venue waits to be validated.' : venues.map(described).join('\n\n')
  })
}

function described({
  venue_id: id,
  provider_id: owner,
  published_at: at,
  name,
  type,
  city,
  description,
  details,
  images,
}: VenueRow): string {
  const text = details.replace(/<[^>]*>/g, ' ').trim()
  return [
    `${id}  ${String(at).slice(0, 10)}  ${name}, ${type} in ${String(city)}, of provider ${owner}, with ${images.length} pictures`,
    `  ${description}`,
    ...(text === '' ? [] : [`  ${text}`]),
  ].join('\n')
}

async function ofVenue({ database }: Backend, id: VenueId) {
  const providerId = await findVenueOwner(database, id)
  if (!providerId) throw refused('venue_not_found', id)
  return { providerId, venueId: id }
}

function refused(code: 'planner_not_found' | 'venue_not_found' | 'venue_not_published' | 'reason_length', id: VenueId): Mistake {
  return new Mistake(
    1,
    code === 'venue_not_published' ? `${id}: is not published, so there is nothing to decide.` : `No venue has the id ${id}.`,
  )
}

function newContext() {
  const commandId = CommandId.parse(randomUUID())
  return { commandId, correlationId: commandId, actor: 'system:command-line' }
}
