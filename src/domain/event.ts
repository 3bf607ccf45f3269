import { z } from 'zod'
import type { Recipient } from './audience.ts'

/** A business fact: past tense, stored forever, plain JSON. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type
  readonly data: Data
}

/** Replaces a personal value after its person was erased. */
export const erased = { erased: true } as const
export type Erased = typeof erased
/** A personal value, or the mark that its person was erased. */
export type Personal<T> = T | Erased

/** True when the value's person was erased. */
export function isErased(value: unknown): value is Erased {
  return typeof value === 'object' && value !== null && 'erased' in value && value.erased === true
}

/** The value, or `fallback` when its person was erased. */
export function unlessErased<T, F>(value: T, fallback: F): Exclude<T, Erased> | F {
  return isErased(value) ? fallback : (value as Exclude<T, Erased>)
}

/** The values of an event before any erasure. */
export type Unerased<Data> = { readonly [Field in keyof Data]: Exclude<Data[Field], Erased> }

const erasedSchema = z.object({ erased: z.literal(true) })

/**
 * Marks a field of an event as personal data, which is encrypted in the log under its subject's key. Only a top-level field can be marked,
 * plain or wrapped (optional, nullable, with a default); `createCatalog` refuses marks in nested fields.
 */
export function personal<S extends z.ZodType>(schema: S) {
  return z.union([schema, erasedSchema])
}

/** True for schemas from `personal` and for their copies (`describe`, `refine`, `meta`), which are new objects with the same options. */
export function isMarkedPersonal(schema: z.core.$ZodType): boolean {
  const { _zod: internals } = schema
  const { def } = internals
  return 'options' in def && Array.isArray(def.options) && def.options.includes(erasedSchema)
}

type Upcaster = (data: Record<string, unknown>) => Record<string, unknown>

/** The schema of an event type, its older versions, and its personal fields. */
export interface EventDefinition<Schema extends z.ZodObject = z.ZodObject> {
  readonly schema: Schema
  /** Version of the schema; 1 by default. */
  readonly version?: number
  /** `upcasters[n]` turns data of version n into version n + 1. */
  readonly upcasters?: Readonly<Record<number, Upcaster>>
  /** The field with the id of the person whom the personal fields are about. */
  readonly subject?: keyof z.output<Schema> & string
  /** Who gets it as a live update; nobody by default. It is called without the personal fields. */
  audience?(data: z.output<Schema>): readonly Recipient[]
}

export type EventDefinitions = Readonly<Record<string, EventDefinition>>

/** The union of the events that a set of definitions describes. */
export type EventOf<D extends EventDefinitions> = {
  [K in keyof D & string]: DomainEvent<K, z.output<D[K]['schema']>>
}[keyof D & string]

/** Declares the events of one aggregate, keeping the types of their schemas. */
export function defineEvents<S extends Readonly<Record<string, z.ZodObject>>>(
  definitions: {
    readonly [K in keyof S]: EventDefinition<S[K]>
  },
): { readonly [K in keyof S]: EventDefinition<S[K]> } {
  return definitions
}
