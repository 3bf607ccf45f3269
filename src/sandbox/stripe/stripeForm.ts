import { StripeProblem } from './stripeProblem.ts'

/** A form's fields in Stripe's nesting: `items[0][price]=price_1` is `{items: {0: {price: 'price_1'}}}`. */
export interface Form {
  readonly [name: string]: string | Form
}

/** Reads a form body, or a query. */
export function parseForm(encoded: string): Form {
  const form: Record<string, unknown> = Object.create(null)
  for (const [path, value] of new URLSearchParams(encoded)) {
    const parts = path.replaceAll(']', '').split('[')
    let level = form
    parts.forEach((part, index) => {
      const name = part === '' ? String(Object.keys(level).length) : part
      if (index === parts.length - 1) level[name] = value
      else level = (level[name] ??= Object.create(null)) as Record<string, unknown>
    })
  }
  return form as Form
}

/** The text at a path of names, if there is one. */
export function text(form: Form, ...path: readonly string[]): string | undefined {
  const found = at(form, path)
  return typeof found === 'string' ? found : undefined
}

export function requiredText(form: Form, ...path: readonly string[]): string {
  const found = text(form, ...path)
  if (found === undefined || found === '') throw StripeProblem.missing(nameOf(path))
  return found
}

/** @throws StripeProblem when it is not a whole number */
export function integer(form: Form, ...path: readonly string[]): number | undefined {
  const found = text(form, ...path)
  if (found === undefined || found === '') return undefined
  if (!/^-?\d+$/.test(found)) throw StripeProblem.invalid('parameter_invalid_integer', nameOf(path), `Invalid integer: ${found}`)
  return Number(found)
}

export function section(form: Form, ...path: readonly string[]): Form {
  const found = at(form, path)
  return typeof found === 'object' ? found : {}
}

/** The texts in a list or a map. */
export function textsIn(form: Form): Record<string, string> {
  return Object.fromEntries(Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

function at(form: Form, path: readonly string[]): string | Form | undefined {
  return path.reduce<string | Form | undefined>((level, name) => (typeof level === 'object' ? level[name] : undefined), form)
}

const nameOf = ([first = '', ...rest]: readonly string[]): string => `${first}${rest.map((name) => `[${name}]`).join('')}`
