import type { Pool } from 'pg'
import type { Rules } from '../../domain/rules.ts'
import { countPublicProviders } from '../../projections/providerDirectory/publicAddresses.ts'
import { type AnswerFigures, answerFigures } from '../../projections/requestInbox/answerFigures.ts'
import type { Statements } from '../schemas/statements.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** How long figures are shown before they are counted again. */
const keptMs = hourMs

interface StatementsSource {
  readonly database: Pool
  readonly rules: Rules
  readonly now: () => Date
}

/** The product's marketing figures, counted at most once an hour; only the first caller waits, and without a count there are none. */
export function cachedStatements(source: StatementsSource): () => Promise<Statements> {
  let known: Promise<Statements> | undefined
  let countedAt = Number.NEGATIVE_INFINITY
  const replaceBy = async (counted: Promise<Statements>) => {
    await counted
    known = counted
  }
  return () => {
    const time = source.now().getTime()
    if (known && time - countedAt < keptMs) return known
    countedAt = time
    const before = known
    const counted = countStatements(source).catch(() => {
      countedAt = Number.NEGATIVE_INFINITY
      return before ?? {}
    })
    known ??= counted
    void replaceBy(counted)
    return known
  }
}

/** Requests of the last day are excluded, since they may still be answered within it. */
async function countStatements({ database, rules: { claims }, now }: StatementsSource): Promise<Statements> {
  const today = now().getTime()
  const [providers, answers] = await Promise.all([
    countPublicProviders(database),
    answerFigures(database, { from: new Date(today - claims.days * dayMs), to: new Date(today - dayMs) }),
  ])
  return supportedStatements({ providers, answers }, claims)
}

/** The statements that the figures support, each rounded to the weaker figure. */
export function supportedStatements(
  { providers, answers }: { readonly providers: number; readonly answers: AnswerFigures },
  { providersAbove, answerHoursAtMost, leastRequests, leastProjects }: Rules['claims'],
): Statements {
  const { requests, medianHours, single, several } = answers
  const hours = Math.max(2, Math.ceil(medianHours ?? Number.POSITIVE_INFINITY))
  const chances = Math.floor((several.answered ?? 0) / (single.answered ?? Number.POSITIVE_INFINITY))
  const enoughProjects = Math.min(single.projects, several.projects) >= leastProjects
  return {
    ...(providers > providersAbove ? { providers: Math.floor((providers - 1) / 100) * 100 } : {}),
    ...(requests >= leastRequests && hours <= answerHoursAtMost ? { answerHours: hours } : {}),
    ...(enoughProjects && Number.isFinite(chances) && chances >= 2 ? { chances } : {}),
  }
}
