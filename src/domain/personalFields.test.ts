import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineEvents, type EventDefinition, personal } from './event.ts'
import { createCatalog } from './eventCatalog.ts'

const name = () => personal(z.string())

/** A catalogue with one event that has these fields besides its subject. */
function catalogWith(fields: z.ZodRawShape) {
  return createCatalog(defineEvents({ Greeted: { subject: 'personId', schema: z.object({ personId: z.uuid(), ...fields }) } }))
}

describe('a personal top-level field of an event', () => {
  it.each<[string, z.ZodType]>([
    ['plain', name()],
    ['optional', name().optional()],
    ['nullable', name().nullable()],
    ['nullish', name().nullish()],
    ['described', name().describe('How to call the person')],
    ['with meta data', name().meta({ title: 'Name' })],
    ['refined', name().refine((value) => value !== 'Bob')],
    ['with a default', name().default('Bob')],
    ['with a default before parsing', name().prefault('Bob')],
    ['with a fallback', name().catch('Bob')],
    ['read-only', name().readonly()],
    ['required again', name().optional().nonoptional()],
    ['transformed', name().transform(String)],
    ['piped in', name().pipe(z.any())],
    ['piped out', z.any().pipe(name())],
    ['preprocessed', z.preprocess(String, name())],
    ['wrapped several times', name().describe('x').nullable().optional().readonly().describe('y')],
    ['an object with a personal part', personal(z.object({ first: name() }))],
  ])('is encrypted when it is %s', (_, field) => {
    expect(catalogWith({ name: field, open: z.string() }).get('Greeted')?.personal).toEqual(['name'])
  })
})

describe('a nested personal field', () => {
  const recursive: z.ZodType = z.lazy(() => z.object({ child: recursive, name: name() }))
  it.each<[string, z.ZodType, string]>([
    ['an object', z.object({ name: name() }), 'guest.name'],
    ['an optional object', z.object({ name: name() }).optional(), 'guest.name'],
    ['objects in objects', z.object({ of: z.object({ name: name().nullable() }).readonly() }), 'guest.of.name'],
    ['an array', z.array(name()), 'guest[]'],
    [
      'an array of objects',
      z
        .array(z.object({ name: name() }))
        .min(1)
        .nullable(),
      'guest[].name',
    ],
    ['a record', z.record(z.string(), name()), 'guest[]'],
    ['the keys of a record', z.record(name() as never, z.string()), 'guest[]'],
    ['a map', z.map(z.string(), name()), 'guest[]'],
    ['a set', z.set(name()), 'guest[]'],
    ['a tuple', z.tuple([z.string(), name()]), 'guest[]'],
    ['the rest of a tuple', z.tuple([z.string()], name()), 'guest[]'],
    ['a union', z.union([z.number(), name()]), 'guest'],
    ['a discriminated union', z.discriminatedUnion('is', [z.object({ is: z.literal('a'), name: name() })]), 'guest.name'],
    ['an intersection', z.intersection(z.object({}), z.object({ name: name() })), 'guest.name'],
    ['a pipe', z.unknown().pipe(z.object({ name: name() })), 'guest.name'],
    ['a lazy schema', z.lazy(() => z.object({ name: name() })), 'guest.name'],
    ['a recursive schema', recursive, 'guest.name'],
    ['a promise', z.promise(name()), 'guest'],
    ['further properties', z.object({}).catchall(name()), 'guest'],
    ['a check on a property', z.object({ name: z.any() }).check(z.property('name', name())), 'guest'],
  ])('is refused in %s, by the names of event and path', (_, field, path) => {
    expect(() => catalogWith({ guest: field })).toThrow(`event Greeted has a personal field at ${path}:`)
  })

  it('is refused in additional properties of the event', () => {
    const schema = z.object({ personId: z.uuid() }).catchall(name())
    expect(() => createCatalog({ Greeted: { subject: 'personId', schema } })).toThrow(
      'event Greeted has a personal field at (other fields):',
    )
  })
})

describe('the subject of personal fields', () => {
  const fields = { personId: z.uuid(), name: name().optional() }
  it.each<[string, EventDefinition, string]>([
    ['is not declared', { schema: z.object(fields) }, 'and no subject'],
    ['is no field', { subject: 'other', schema: z.object(fields) }, 'subject other is no field'],
    ['is personal itself', { subject: 'name', schema: z.object(fields) }, 'subject name is no field that stands in clear'],
    [
      'is optional',
      { subject: 'personId', schema: z.object({ ...fields, personId: z.uuid().optional() }) },
      'subject personId may be missing',
    ],
    [
      'is nullable',
      { subject: 'personId', schema: z.object({ ...fields, personId: z.uuid().nullable() }) },
      'subject personId may be missing',
    ],
  ])('stops the start when it %s', (_, definition, problem) => {
    expect(() => createCatalog({ Greeted: definition })).toThrow(`event Greeted has personal fields (name)`)
    expect(() => createCatalog({ Greeted: definition })).toThrow(problem)
  })
})
