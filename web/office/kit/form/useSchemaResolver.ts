import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** The schema of what a form sends. */
export type FormSchema = z.ZodType<object, FieldValues>

/** Validates a form with the server's schema. Messages are in the person's language, unless the schema has its own. */
export function useSchemaResolver(schema: FormSchema): Resolver {
  const translate = useTranslate()
  return useMemo(() => {
    const error: z.core.$ZodErrorMap = (issue) => {
      const [key, options] = wordsFor(issue)
      return translate(`ra.validation.${key}`, options)
    }
    const check = zodResolver(schema, { error }) as Resolver
    return (values, ...context) => check(withEmptyText(schema, values), ...context)
  }, [schema, translate])
}

function wordsFor(issue: z.core.$ZodRawIssue): readonly [key: string, options?: object] {
  const { code, input } = issue
  if (input === undefined || input === null || input === '') return ['required']
  if (code === 'too_small') return issue.origin === 'string' ? ['minLength', { min: issue.minimum }] : ['minValue', { min: issue.minimum }]
  if (code === 'too_big') return issue.origin === 'string' ? ['maxLength', { max: issue.maximum }] : ['maxValue', { max: issue.maximum }]
  if (code === 'invalid_format' && issue.format === 'email') return ['email']
  return code === 'invalid_type' && issue.expected === 'number' ? ['number'] : ['regex']
}

/** react-admin turns an empty input into null. Where the schema takes no null, '' is used; required fields have a message for both. */
function withEmptyText(schema: FormSchema, values: FieldValues): FieldValues {
  if (!('shape' in schema)) return values
  const fields = schema.shape as Readonly<Record<string, z.ZodType>>
  const isEmptyText = ([name, value]: readonly [string, unknown]) =>
    value === null && fields[name]?.safeParse(null).success === false && fields[name].safeParse('').success
  return Object.fromEntries(Object.entries(values).map((entry) => (isEmptyText(entry) ? [entry[0], ''] : entry)))
}
