/** Collects the parameters of a statement while its text is built. */
export class Bindings {
  readonly values: unknown[] = []

  /** The placeholder of a value in the text, with its type. */
  bind(value: unknown, type: string): string {
    this.values.push(value)
    return `$${this.values.length}::${type}`
  }

  /** The same for whole numbers. `pg` would check each of them for characters to quote, which would take most of the time. */
  bindIntegers(numbers: readonly number[]): string {
    return this.bind(integersText(numbers), 'int[]')
  }
}

/** Whole numbers as the text of an `int[]`. */
export function integersText(numbers: readonly number[]): string {
  return `{${numbers.join(',')}}`
}
