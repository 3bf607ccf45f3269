/** Checks a value from outside: returns it, or throws. */
export type Shape<Value> = (value: unknown) => Value

export type ShapeOf<Of> = Of extends Shape<infer Value> ? Value : never

function fail(expected: string): never {
  throw new TypeError(`not ${expected}`)
}

export const text: Shape<string> = (value) => (typeof value === 'string' ? value : fail('a text'))

export const flag: Shape<boolean> = (value) => (typeof value === 'boolean' ? value : fail('true or false'))

/** An integer, within bounds where they are given. */
export function whole(least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): Shape<number> {
  return (value) => (Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most ? Number(value) : fail('such a number'))
}

export function nullable<Value>(shape: Shape<Value>): Shape<Value | null> {
  return (value) => (value === null ? null : shape(value))
}

/** Uses `missing` for a property that an older version of the app did not write. */
export function withDefault<Value>(shape: Shape<Value>, missing: Value): Shape<Value> {
  return (value) => (value === undefined ? missing : shape(value))
}

export function listOf<Value>(shape: Shape<Value>): Shape<readonly Value[]> {
  return (value) => (Array.isArray(value) ? value.map((each) => shape(each)) : fail('a list'))
}

/** An object with these properties; others are dropped. */
export function recordOf<const Fields extends Readonly<Record<string, Shape<unknown>>>>(
  fields: Fields,
): Shape<{ readonly [Name in keyof Fields]: ShapeOf<Fields[Name]> }> {
  return (value) => {
    if (typeof value !== 'object' || value === null) return fail('a record')
    const given = value as Readonly<Record<string, unknown>>
    return Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, shape(given[name])])) as {
      readonly [Name in keyof Fields]: ShapeOf<Fields[Name]>
    }
  }
}

/** The value if it has the shape, else null. Stored values may come from any version of the app, or from the person. */
export function orNull<Value>(shape: Shape<Value>): (value: unknown) => Value | null {
  return (value) => {
    try {
      return shape(value)
    } catch {
      return null
    }
  }
}
