import { type EffectPayload, effectPayloads } from '../domain/effect.ts'
import { Person } from '../domain/person/personKind.ts'
import type { EffectKind } from './effectKind.ts'

/** Erases a person; carried out twice it is done once. */
export type ErasePerson = (person: Person) => Promise<unknown>

/** Erases people whose erasure was asked for. One of an unknown kind waits for a version that knows it. */
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
