import type { Pool } from 'pg'
import type { Rules } from '../../domain/rules.ts'
import { providerDirectory } from '../providerDirectory/providerDirectory.ts'
import { schemaOf } from '../runner/projection.ts'
import { portfolios } from './portfolios.ts'

type ListingRules = Pick<Rules, 'freePlan' | 'thinPortfolio'>

/** Portfolios that couples see and that have enough content for search engines (`isThin`), by the same rules as `portfoliosOf`. */
const listed = `SELECT p.public_id AS "publicId", p.slug FROM (
    SELECT public_id, slug, provider_id, shown_images, description, row_number() OVER (PARTITION BY provider_id ORDER BY added) AS nth
    FROM ${schemaOf(portfolios)}.portfolios WHERE published
  ) p JOIN ${schemaOf(providerDirectory)}.providers d ON d.provider_id = p.provider_id
  WHERE d.listed AND (d.premium OR d.kind = 'venue' OR p.nth <= $1) AND (p.shown_images >= $2 OR length(p.description) >= $3)`

const valuesOf = ({ freePlan, thinPortfolio }: ListingRules) => [freePlan.portfolios, thinPortfolio.images, thinPortfolio.characters]

/** How many portfolios are in the sitemap. */
export async function countListedPortfolios(database: Pool, rules: ListingRules): Promise<number> {
  const { rows } = await database.query<{ count: number }>({
    name: 'countListedPortfolios',
    text: `SELECT count(*)::int AS count FROM (${listed}) AS each`,
    values: valuesOf(rules),
  })
  return rows[0]?.count ?? 0
}

/** In the order of the public ids. */
export async function portfolioAddresses(
  database: Pool,
  { from, limit }: { readonly from: number; readonly limit: number },
  rules: ListingRules,
): Promise<readonly { readonly publicId: string; readonly slug: string }[]> {
  const { rows } = await database.query<{ publicId: string; slug: string }>({
    name: 'portfolioAddresses',
    text: `${listed} ORDER BY p.public_id OFFSET $4 LIMIT $5`,
    values: [...valuesOf(rules), from, limit],
  })
  return rows
}
