import { z } from 'zod'

const mostRows = 1000

/** A JSON value in a query parameter. */
function jsonText<Schema extends z.ZodType>(schema: Schema, example: string) {
  return z
    .string()
    .max(10_000)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue({ code: 'custom', message: `Must be JSON, e.g. ${example}` })
        return z.NEVER
      }
    })
    .pipe(schema)
}

const Range = z
  .tuple([z.int().nonnegative().max(1_000_000), z.int().nonnegative().max(1_000_000)])
  .refine(([from, to]) => to >= from && to - from < mostRows, `Must go upwards and hold ${mostRows} rows at most`)

/**
 * The query of a list in the format of ra-data-simple-rest: `sort=["field","ASC"]`, `range=[0,24]`, `filter={}`. By default sorted by the
 * first field, newest first.
 */
export function listQuery<const Fields extends readonly [string, ...string[]], Filter extends z.ZodType>(fields: Fields, filter: Filter) {
  const first: Fields[number] = fields[0]
  return z
    .object({
      sort: jsonText(z.tuple([z.enum(fields), z.enum(['ASC', 'DESC'])]), `["${first}","DESC"]`).optional(),
      range: jsonText(Range, '[0,24]').optional(),
      filter: jsonText(filter, '{}').optional(),
    })
    .transform((query) => {
      const [field, direction] = query.sort ?? [first, 'DESC' as const]
      const [from, to] = query.range ?? [0, 24]
      return { sort: { field, descending: direction === 'DESC' }, from, to, filter: query.filter }
    })
}

/** One value or several, as react-admin sends them. */
export function oneOrMore<Schema extends z.ZodType>(schema: Schema) {
  return z.union([schema.transform((value) => [value]), z.array(schema).max(mostRows)])
}

/** The value of the Content-Range header: rows and total. */
export function contentRange(unit: string, from: number, { items, total }: { items: readonly unknown[]; total: number }): string {
  return items.length === 0 ? `${unit} */${total}` : `${unit} ${from}-${from + items.length - 1}/${total}`
}
