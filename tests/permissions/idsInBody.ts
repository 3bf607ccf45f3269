import type { DeclaredRoute } from '../../src/api/plugins/permissions.ts'

/** The needed parts of an OpenAPI document. */
export interface ApiDocument {
  readonly paths?: object
}

/** The names of body fields with ids, at any depth, from the API's own document; undefined for a changing route that is not in it. */
export function idsInBody({ paths = {} }: ApiDocument, { method, path, onlyReads }: DeclaredRoute): readonly string[] | undefined {
  const operations = paths as Readonly<Record<string, Readonly<Record<string, { readonly requestBody?: object }>>>>
  const operation = operations[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  if (operation) return [...new Set(namesOfIds(operation.requestBody, ''))]
  return onlyReads ? [] : undefined
}

function namesOfIds(schema: unknown, field: string): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap((each) => namesOfIds(each, field))
  if (typeof schema !== 'object' || schema === null) return []
  const { properties, ...rest } = schema as { readonly properties?: object; readonly format?: string }
  return [
    ...(rest.format === 'uuid' ? [field] : []),
    ...Object.entries(properties ?? {}).flatMap(([name, each]) => namesOfIds(each, name)),
    ...namesOfIds(Object.values(rest), field),
  ]
}
