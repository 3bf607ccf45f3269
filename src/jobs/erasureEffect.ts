import { type EffectPayload, effectPayloads } from '../domain/effect.ts'
import type { EffectKind } from './effectKind.ts'

/** Erases a person; carried out twice it is done once. */
export type ErasePerson = (id: string) => Promise<unknown>

/** Erases people who asked for it. One whose kind is not known here waits for a version that knows it. */
export function erasureEffect(erase: Readonly<Record<string, ErasePerson>>): EffectKind<EffectPayload<'erasure'>> {
  return {
    payload: effectPayloads.erasure,
    async handle({ payload: { person } }) {
      const erasePerson = erase[person.kind]
      if (!erasePerson) throw new TypeError(`nobody knows how to erase a ${person.kind}`)
      await erasePerson(person.id)
      return {}
    },
  }
}
