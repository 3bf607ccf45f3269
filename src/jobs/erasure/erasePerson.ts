import { isNothing, person as personAggregate, personStream } from '../../domain/person/person.ts'
import type { Person, PersonKind } from '../../domain/person/personKind.ts'
import { recordErasure } from '../../domain/person/recordErasure.ts'
import { forgetEffectsFor } from '../../operational/effects.ts'
import { askForVacuum } from '../../projections/runner/vacuumAfterErasure.ts'
import { coupleErasure } from './coupleErasure.ts'
import { certificateOf, type ErasureCertificate } from './erasureCertificate.ts'
import { type ErasureDependencies, type ErasureOfKind, partOfErasure } from './erasureOfKind.ts'
import { providerErasure } from './providerErasure.ts'
import { reviewerErasure } from './reviewerErasure.ts'

const erasures: Readonly<Record<PersonKind, ErasureOfKind>> = {
  couple: coupleErasure,
  provider: providerErasure,
  reviewer: reviewerErasure,
}

/**
 * Erases a person whose erasure was requested, and returns when no read model of any release shows it. Every step is idempotent and may run
 * twice at once, so a crash is handled by repeating everything. The order hides half-finished states: first nobody can sign in or act; then
 * the steps that need readable data; then the keys are destroyed; only the event after that clears the read models.
 * @throws NotReached when the read models are not that far in time, and errors of the database and the log: to be retried
 */
export async function erasePerson(dependencies: ErasureDependencies, person: Person, patienceMs: number): Promise<ErasureCertificate> {
  const { database, commands, personKeys, sessions, positions, schemas } = dependencies
  const { kind, id } = person
  const erasure = erasures[kind]
  const { state, position } = await commands.load(personAggregate, personStream(person))
  if (!state.asked) throw new Error(`nobody asked for the erasure of ${kind} ${id}`)
  const endAccess = async () => {
    await erasure.endAccess(dependencies, id)
    await sessions.closeAll(id, 'person_erased')
  }
  await endAccess()
  let reached = position
  for (;;) {
    for (const readModel of erasure.readModels) await positions.waitFor(readModel, reached, patienceMs)
    const found = await erasure.look(database, id)
    const before = (await commands.load(personAggregate, personStream(person))).state.erasure
    // After the erasure, a second look finds data that were being written when it was requested.
    if (before && isNothing(found)) {
      const confirmed = await schemas.untilNoSchemaHolds(reached, patienceMs)
      await endAccess()
      await askForVacuum(database)
      return certificateOf(kind, before, confirmed)
    }
    const all = await erasure.beforeKeyGoes(dependencies, id, found, state.asked.askedAt)
    await forgetEffectsFor(database, kind, id)
    for (const each of [...all.reviews, id]) await personKeys.erase(each)
    commands.forget()
    const parts = [...all.projects, ...all.reviews, ...all.corrections, ...all.venues, ...all.portfolios]
    const recorded = await commands.handle(recordErasure, { person, found: all }, partOfErasure(id, 'record', ...parts))
    if (!recorded.accepted) throw new Error(`the erasure of ${kind} ${id} was refused: ${recorded.refused}`)
    reached = recorded.position
  }
}
