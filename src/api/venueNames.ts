import type { CommandHandler } from '../commands/handleCommand.ts'
import { unlessErased } from '../domain/event.ts'
import type { VenueId } from '../domain/ids.ts'
import { venue, venueStream } from '../domain/venue/venue.ts'
import { findVenueNames } from '../projections/venues/venueRecipients.ts'
import type { ApiDependencies } from './dependencies.ts'

/**
 * What venues are called: those that are there still as the read model has it, deleted ones as the log does, by their provider's key. Who was
 * erased has left no name.
 */
export async function venueNamesOf(
  { commands, database }: Pick<ApiDependencies, 'commands' | 'database'>,
  ids: readonly (VenueId | null)[],
): Promise<ReadonlyMap<VenueId, string>> {
  const asked = [...new Set(ids.filter((id) => id !== null))]
  const present = await findVenueNames(database, asked)
  const gone = asked.filter((id) => !present.has(id))
  const former = await Promise.all(gone.map(async (id) => [id, (await formerIdentity(commands, id))?.name] as const))
  return new Map([...present, ...former.flatMap(([id, name]) => (name === undefined ? [] : [[id, name] as const]))])
}

/** Name and town that a venue had last, from the log; undefined once its provider was erased. */
export async function formerIdentity(
  commands: CommandHandler,
  id: VenueId,
): Promise<{ readonly name: string; readonly city: string } | undefined> {
  const { identity } = (await commands.load(venue, venueStream(id))).state
  const name = identity && unlessErased(identity.name, '')
  return name ? { name, city: unlessErased(identity.place, null)?.city ?? '' } : undefined
}
