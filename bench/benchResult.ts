/** What one benchmark found; `bench.ts` prints them side by side. */
export interface BenchResult {
  readonly name: string
  /** What was measured on: sizes, mix, settings. */
  readonly inputs: string
  readonly figures: readonly BenchFigure[]
}

export interface BenchFigure {
  readonly label: string
  readonly value: number
  readonly unit: string
  /** What was promised; a figure without one explains the others. */
  readonly bar?: { readonly atLeast?: number; readonly atMost?: number }
}
