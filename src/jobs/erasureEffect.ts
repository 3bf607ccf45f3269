import { type EffectPayload, effectPayloads } from '../domain/effect.ts'
import { Person } from '../domain/person/personKind.ts'
import type { EffectKind } from './effectKind.ts'

/** Erases a person; idempotent. */
export type ErasePerson = (person: Person) => Promise<unknown>

/** Erases persons whose erasure was requested. An unknown kind of person waits for a version that knows it. */
export function erasureEffect(erase: ErasePerson): EffectKind<EffectPayload<'erasure'>> {
  return {
    payload: effectPayloads.erasure,
    async handle({ payload }) {
      const person = Person.safeParse(payload.person)
      if (!person.success) throw new TypeError(`nobody knows how to erase a ${payload.person.kind}`)
      await erase(person.data)
      return {}
    },
  }
}
