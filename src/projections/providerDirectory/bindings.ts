/** The values of a statement, gathered while its text is put together. */
export class Bindings {
  readonly values: unknown[] = []

  /** The placeholder of a value in the text, with its type. */
  bind(value: unknown, type: string): string {
    this.values.push(value)
    return `$${this.values.length}::${type}`
  }
}
