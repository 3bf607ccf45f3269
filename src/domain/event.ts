import { z } from 'zod'

/** A fact of the business: past tense, stored for ever, plain JSON. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type
  readonly data: Data
}

/** What stands in the place of a personal value after its person was erased. */
export const erased = { erased: true } as const
export type Erased = typeof erased
/** A value about a person: itself, or the mark that the person was erased. */
export type Personal<T> = T | Erased

/** True when the value's person was erased. */
export function isErased(value: unknown): value is Erased {
  return typeof value === 'object' && value !== null && 'erased' in value && value.erased === true
}

/** The value, or `fallback` when its person was erased. */
export function unlessErased<T, F>(value: T, fallback: F): Exclude<T, Erased> | F {
  return isErased(value) ? fallback : (value as Exclude<T, Erased>)
}

const personalSchemas = z.registry<{ personal: true }>()

/** Marks a field of an event as personal data: encrypted in the log under its subject's key. */
export function personal<S extends z.ZodType>(schema: S) {
  const accepted = z.union([schema, z.object({ erased: z.literal(true) })])
  personalSchemas.add(accepted, { personal: true })
  return accepted
}

type Upcaster = (data: Record<string, unknown>) => Record<string, unknown>

/** How one event type is written, read in older versions, and protected. */
export interface EventDefinition<Schema extends z.ZodObject = z.ZodObject> {
  readonly schema: Schema
  /** Version of the schema; 1 unless older ones were stored. */
  readonly version?: number
  /** `upcasters[n]` turns data of version n into version n + 1. */
  readonly upcasters?: Readonly<Record<number, Upcaster>>
  /** The field that holds the id of the person whom the personal fields are about. */
  readonly subject?: keyof z.output<Schema> & string
}

export type EventDefinitions = Readonly<Record<string, EventDefinition>>

/** The union of the events that a set of definitions describes. */
export type EventOf<D extends EventDefinitions> = {
  [K in keyof D & string]: DomainEvent<K, z.output<D[K]['schema']>>
}[keyof D & string]

/** Declares the events of one aggregate; keeps the literal types. */
export function defineEvents<const D extends { [K in keyof D]: EventDefinition }>(definitions: D): D {
  return definitions
}

/** Names of the fields of a definition that are personal. */
export function personalFieldsOf(definition: EventDefinition): readonly string[] {
  return Object.entries(definition.schema.shape)
    .filter(([, field]) => personalSchemas.has(field as z.ZodType))
    .map(([name]) => name)
}
