import type { Pool } from 'pg'
import type { Rules } from '../../domain/rules.ts'
import { countPublicProviders } from '../../projections/providerDirectory/publicAddresses.ts'
import { type AnswerFigures, answerFigures } from '../../projections/requestInbox/answerFigures.ts'
import type { Claims } from '../schemas/claims.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Figures are told so long before they are counted anew. */
const keptMs = hourMs

interface ClaimsSource {
  readonly database: Pool
  readonly rules: Rules
  readonly now: () => Date
}

/** What the product may claim of itself, counted at most once an hour; nobody but the first waits for it, and none when it can't be counted. */
export function rememberClaims(source: ClaimsSource): () => Promise<Claims> {
  let known: Promise<Claims> | undefined
  let countedAt = Number.NEGATIVE_INFINITY
  const replaceBy = async (counted: Promise<Claims>) => {
    await counted
    known = counted
  }
  return () => {
    const time = source.now().getTime()
    if (known && time - countedAt < keptMs) return known
    countedAt = time
    const before = known
    const counted = countClaims(source).catch(() => {
      countedAt = Number.NEGATIVE_INFINITY
      return before ?? {}
    })
    known ??= counted
    void replaceBy(counted)
    return known
  }
}

/** Requests of the last day are left out: they may still be answered within it. */
async function countClaims({ database, rules: { claims }, now }: ClaimsSource): Promise<Claims> {
  const today = now().getTime()
  const [providers, answers] = await Promise.all([
    countPublicProviders(database),
    answerFigures(database, { from: new Date(today - claims.days * dayMs), to: new Date(today - dayMs) }),
  ])
  return borneOutClaims({ providers, answers }, claims)
}

/** The claims that the figures bear out, each rounded to the careful side. */
export function borneOutClaims(
  { providers, answers }: { readonly providers: number; readonly answers: AnswerFigures },
  { providersAbove, answerHoursAtMost, leastRequests, leastProjects }: Rules['claims'],
): Claims {
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
