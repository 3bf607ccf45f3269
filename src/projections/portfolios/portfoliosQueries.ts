import type { Pool } from 'pg'
import type { PortfolioId, ProviderId } from '../../domain/ids.ts'
import type { Country } from '../../domain/locale.ts'
import { planQuota, shownByPlan } from '../../domain/provider/planQuota.ts'
import type { Rules } from '../../domain/rules.ts'
import { providerDirectory } from '../providerDirectory/providerDirectory.ts'
import type { ProviderRow } from '../providerDirectory/providerRow.ts'
import { schemaOf } from '../runner/projection.ts'
import { rowTypes } from '../runner/tableStructure.ts'
import { hasWords, type SearchedWords } from '../words.ts'
import { type PortfolioRow, portfolios } from './portfolios.ts'

const table = `${schemaOf(portfolios)}.portfolios`
const providers = `${schemaOf(providerDirectory)}.providers`

type PlanRules = Pick<Rules, 'freePlan'>

/** A portfolio, whether its owner's plan shows it, and whether couples see it: published, shown by the plan, and of a public owner. */
export interface PlannedPortfolio extends PortfolioRow {
  readonly isShownByPlan: boolean
  readonly isPublic: boolean
}

/** A provider's portfolios in the order in which they were added, and its plan. */
export interface OwnPortfolios {
  readonly items: readonly PlannedPortfolio[]
  readonly premium: boolean
  /** How many the plan allows; undefined: as many as wanted. */
  readonly quota: number | undefined
}

type Owner = Pick<ProviderRow, 'kind' | 'premium' | 'listed'>

export async function portfoliosOf(database: Pool, providerId: ProviderId, rules: PlanRules): Promise<OwnPortfolios> {
  const [{ rows }, { rows: owners }] = await Promise.all([
    database.query<PortfolioRow>({
      name: 'portfoliosOf',
      text: `SELECT * FROM ${table} WHERE provider_id = $1 ORDER BY added`,
      values: [providerId],
      types: rowTypes,
    }),
    database.query<Owner>({
      name: 'ownerOfPortfolios',
      text: `SELECT kind, premium, listed FROM ${providers} WHERE provider_id = $1`,
      values: [providerId],
    }),
  ])
  const owner = owners[0] ?? { kind: null, premium: false, listed: false }
  const quota = planQuota({ kind: owner.kind, hasPremium: owner.premium }, rules.freePlan.portfolios)
  const shown = new Set(
    shownByPlan(
      rows.map(({ portfolio_id, added, published }) => ({ portfolio_id, added, isPublished: published })),
      quota,
    ).map(({ portfolio_id }) => portfolio_id),
  )
  const items = rows.map((row) => {
    const isShownByPlan = shown.has(row.portfolio_id)
    return { ...row, isShownByPlan, isPublic: isShownByPlan && owner.listed }
  })
  return { items, premium: owner.premium, quota }
}

type FoundPortfolio = Pick<PortfolioRow, 'portfolio_id' | 'title' | 'place' | 'style' | 'wedding_date'>

/** A provider's newest portfolios whose title, place or style contain each of the words. A provider has few: they are compared here. */
export async function searchPortfolios(
  database: Pool,
  providerId: ProviderId,
  { words, most }: SearchedWords,
): Promise<readonly FoundPortfolio[]> {
  const { rows } = await database.query<FoundPortfolio>({
    name: 'searchPortfolios',
    text: `SELECT portfolio_id, title, place, style, wedding_date FROM ${table} WHERE provider_id = $1 ORDER BY added DESC`,
    values: [providerId],
    types: rowTypes,
  })
  return rows.filter(({ title, place, style }) => hasWords([title, place, style], words)).slice(0, most)
}

/** A portfolio as couples see it: only pictures with an `alt`, the key picture first; fields that need Premium only with Premium. */
export type PublicPortfolio = PortfolioRow

/** A provider's portfolios that couples see, newest first. */
export async function publicPortfoliosOf(database: Pool, providerId: ProviderId, rules: PlanRules): Promise<readonly PublicPortfolio[]> {
  const { items, premium } = await portfoliosOf(database, providerId, rules)
  return items
    .filter(({ isPublic }) => isPublic)
    .map((row) => asPublic(row, premium))
    .toReversed()
}

/** The visible portfolio with a public id; if two have the same one, the first that was added. */
export async function findPublicPortfolio(database: Pool, publicId: string, rules: PlanRules): Promise<PublicPortfolio | undefined> {
  const { rows } = await database.query<Pick<PortfolioRow, 'portfolio_id' | 'provider_id'>>({
    name: 'findPublicPortfolio',
    text: `SELECT portfolio_id, provider_id FROM ${table} WHERE public_id = $1 ORDER BY added_at, portfolio_id LIMIT 1`,
    values: [publicId],
  })
  const [first] = rows
  if (!first) return undefined
  const shown = await publicPortfoliosOf(database, first.provider_id, rules)
  return shown.find(({ portfolio_id }) => portfolio_id === first.portfolio_id)
}

/** The owner of a visible portfolio with a public id, and the country that decides its time zone; undefined when couples do not see it. */
export async function findViewedPortfolio(
  database: Pool,
  publicId: string,
  rules: PlanRules,
): Promise<{ readonly portfolioId: PortfolioId; readonly providerId: ProviderId; readonly country: Country } | undefined> {
  const portfolio = await findPublicPortfolio(database, publicId, rules)
  if (!portfolio) return undefined
  const { rows } = await database.query<{ country: Country }>({
    name: 'countryOfPortfolio',
    text: `SELECT coalesce(country, 'FR') AS country FROM ${providers} WHERE provider_id = $1`,
    values: [portfolio.provider_id],
  })
  return { portfolioId: portfolio.portfolio_id, providerId: portfolio.provider_id, country: rows[0]?.country ?? 'FR' }
}

export async function findPortfolioIds(database: Pool, providerId: ProviderId): Promise<readonly PortfolioId[]> {
  const { rows } = await database.query<{ portfolio_id: PortfolioId }>({
    name: 'findPortfolioIds',
    text: `SELECT portfolio_id FROM ${table} WHERE provider_id = $1`,
    values: [providerId],
  })
  return rows.map(({ portfolio_id }) => portfolio_id)
}

function asPublic({ isShownByPlan: _plan, isPublic: _public, ...row }: PlannedPortfolio, premium: boolean): PublicPortfolio {
  const images = row.images.filter(({ alt }) => alt !== '')
  const budget = premium && !row.budget_hidden
  return {
    ...row,
    images: [...images.filter(({ id }) => id === row.key_image), ...images.filter(({ id }) => id !== row.key_image)],
    place: premium ? row.place : '',
    style: premium ? row.style : '',
    guests: premium ? row.guests : null,
    total_budget: budget ? row.total_budget : null,
    planner_budget: budget ? row.planner_budget : null,
  }
}
