import type { z } from 'zod'
import { type EventDefinition, isMarkedPersonal } from './event.ts'

type Schema = z.core.$ZodType

/**
 * The encrypted fields of an event: the marked ones, plain or wrapped.
 * @throws Error with event and path when a mark is in a nested field, which encryption would not reach, or when the fields have no subject
 * with an id in clear in every event
 */
export function personalFieldsOf(type: string, definition: EventDefinition): readonly string[] {
  const { shape, ...rest } = definition.schema.def
  const fields = Object.entries<Schema>(shape)
  const personal = fields.filter(([, field]) => isPersonalField(field)).map(([name]) => name)
  const others = fields.filter(([name]) => !personal.includes(name))
  const [deeper] = [...others.flatMap(([name, field]) => marksIn(field, name)), ...marksIn(rest, '(other fields)')]
  if (deeper !== undefined)
    throw new Error(`event ${type} has a personal field at ${deeper}: only a whole field of the event can be encrypted`)
  if (personal.length > 0) requireSubject(type, definition, personal)
  return personal
}

function requireSubject(type: string, { schema, subject }: EventDefinition, personal: readonly string[]): void {
  const named = `event ${type} has personal fields (${personal.join(', ')})`
  if (subject === undefined) throw new Error(`${named} and no subject`)
  const id: z.ZodType | undefined = schema.shape[subject]
  if (!id || personal.includes(subject)) throw new Error(`${named}, and its subject ${subject} is no field that stands in clear`)
  if ([undefined, null].some((nothing) => id.safeParse(nothing).success)) {
    throw new Error(`${named}, and its subject ${subject} may be missing`)
  }
}

/** Wrappers around a single value, which is encrypted as a whole. */
const wrappers: ReadonlySet<string> = new Set(['optional', 'nullable', 'default', 'prefault', 'nonoptional', 'readonly', 'catch'])

function isPersonalField(schema: Schema): boolean {
  if (isMarkedPersonal(schema)) return true
  const def = definitionOf(schema)
  if (def.type === 'pipe') return isPersonalField(def.in) || isPersonalField(def.out)
  return 'innerType' in def && wrappers.has(def.type) && isPersonalField(def.innerType)
}

/** Paths of the marks in a schema or in a part of its definition. Searches everything that zod stores there, known or not. */
function marksIn(part: unknown, path: string, seen = new Set<unknown>()): readonly string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return []
  seen.add(part)
  if (!isSchema(part)) return Object.values(part).flatMap((each) => marksIn(each, path, seen))
  if (isMarkedPersonal(part)) return [path]
  const def = definitionOf(part)
  if (def.type === 'object') {
    const { shape, ...rest } = def
    return [...Object.entries(shape).flatMap(([name, field]) => marksIn(field, `${path}.${name}`, seen)), ...marksIn(rest, path, seen)]
  }
  if (def.type === 'lazy') return marksIn(def.getter(), path, seen)
  const hasEntries = ['array', 'record', 'map', 'set', 'tuple'].includes(def.type)
  return marksIn(def, hasEntries ? `${path}[]` : path, seen)
}

function definitionOf(schema: Schema) {
  const { _zod: internals } = schema as z.core.$ZodTypes
  return internals.def
}

/** Zod's checks are built like its schemas and may contain some. */
function isSchema(part: object): part is Schema {
  const { _zod: internals } = part as { readonly _zod?: unknown }
  return typeof internals === 'object' && internals !== null && 'def' in internals
}
