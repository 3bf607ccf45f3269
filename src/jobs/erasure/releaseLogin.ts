import { claimHash } from '../../commands/claimHash.ts'
import { releaseClaim } from '../../domain/claim/releaseClaim.ts'
import { isErased } from '../../domain/event.ts'
import { person as personAggregate, personStream } from '../../domain/person/person.ts'
import type { Person } from '../../domain/person/personKind.ts'
import { type ErasureDependencies, partOfErasure } from './erasureOfKind.ts'

/**
 * Releases what a person signs in by, after `forget` has deleted what is stored for it. It is readable until the key is destroyed, so
 * reading it as erased means that this step is done.
 */
export async function releaseLogin(
  { commands, secrets }: ErasureDependencies,
  person: Person,
  forget: (value: string) => Promise<void> = async () => {},
): Promise<void> {
  const { login } = (await commands.load(personAggregate, personStream(person))).state
  if (login === undefined || isErased(login.value)) return
  await forget(login.value)
  const hash = claimHash(secrets.claimKey, login.kind, login.value)
  await commands.handle(releaseClaim, { kind: login.kind, hash, owner: person.id }, partOfErasure(person.id, 'release'))
}
