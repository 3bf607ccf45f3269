import type { OfferedService } from '../../../src/domain/referenceValues.ts'

/** What a sentence about a company may name. */
export interface CompanyFacts {
  readonly company: string
  /** The town with its preposition: `à Lyon`, `in Köln`. */
  readonly inTown: string
  readonly years: number
}

/** What a sentence of a couple may name. */
export interface ProjectFacts {
  readonly inTown: string
  /** Day, month and year in words. */
  readonly day: string
  readonly guests: number
}

type Sentence<Facts> = (facts: Facts) => string

/** Sentences of one language that fit together: one of each kind makes a text. */
export interface DemoTexts {
  readonly inTown: (town: string) => string
  readonly planner: PortraitTexts
  readonly venue: PortraitTexts
  readonly experience: readonly Sentence<CompanyFacts>[]
  readonly strengths: readonly string[]
  readonly serviceText: readonly string[]
  readonly services: Readonly<Record<OfferedService, readonly [string, string]>>
  readonly greeting: readonly string[]
  readonly wedding: readonly Sentence<ProjectFacts>[]
  readonly party: Sentence<ProjectFacts>
  /** What a couple may ask for in any case, and what at its wedding. */
  readonly wish: readonly string[]
  readonly weddingWish: readonly string[]
  readonly farewell: readonly string[]
  readonly reachUs: Sentence<string>
  readonly themes: readonly string[]
  readonly otherEvents: readonly string[]
  readonly rejectionNotes: readonly string[]
}

interface PortraitTexts {
  readonly opening: readonly Sentence<CompanyFacts>[]
  readonly approach: readonly string[]
  readonly closing: readonly string[]
}
