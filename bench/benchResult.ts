/** The result of one benchmark; `bench.ts` prints them side by side. */
export interface BenchResult {
  readonly name: string
  /** The conditions: sizes, mix, settings. */
  readonly inputs: string
  readonly figures: readonly BenchFigure[]
}

export interface BenchFigure {
  readonly label: string
  readonly value: number
  readonly unit: string
  /** The goal; a figure without one explains the others. */
  readonly bar?: { readonly atLeast?: number; readonly atMost?: number }
}
