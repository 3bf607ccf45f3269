/** The values of a statement, gathered while its text is put together. */
export class Bindings {
  readonly values: unknown[] = []

  /** The placeholder of a value in the text, with its type. */
  bind(value: unknown, type: string): string {
    this.values.push(value)
    return `$${this.values.length}::${type}`
  }

  /** The same of whole numbers. `pg` would look into each of them for what needs quoting, which takes longer than all the rest of it. */
  bindIntegers(numbers: readonly number[]): string {
    return this.bind(integersText(numbers), 'int[]')
  }
}

/** Whole numbers as the text of an `int[]`. */
export function integersText(numbers: readonly number[]): string {
  return `{${numbers.join(',')}}`
}
