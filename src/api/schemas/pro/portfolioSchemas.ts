import { z } from 'zod'
import { PortfolioId } from '../../../domain/ids.ts'
import { PortfolioRequirement } from '../../../domain/portfolio/portfolioRequirement.ts'
import { PortfolioStatus } from '../../../domain/portfolio/portfolioStatus.ts'
import type { PublicRules } from '../../../domain/publicRules.ts'
import { OfferedService, offeredServices } from '../../../domain/referenceValues.ts'
import { plainText } from '../plainText.ts'
import { GalleryPhoto } from './gallerySchemas.ts'
import { listQuery } from './listQuery.ts'

type Rules = Pick<PublicRules, 'portfolios'>
const text = (max: number) => plainText(max).trim()
const titleOf = ({ portfolios: { title } }: Rules) => text(title.most).min(title.least)

export const PortfolioParams = z.object({ id: PortfolioId })
export const PortfolioImageParams = z.object({ id: PortfolioId, imageId: z.uuid() })
export const PortfolioAnswer = z.object({ id: PortfolioId })
export const PortfolioImageAnswer = z.object({ id: z.uuid() })
export const PortfoliosQuery = listQuery(['addedAt'], z.strictObject({}))

/** A new portfolio; all else is said in its form. */
export function addPortfolioSchema(rules: Rules) {
  return z.object({ title: titleOf(rules) })
}

/** Where a portfolio stands. */
const standing = {
  status: PortfolioStatus,
  /** What it lacks before it can be published. */
  missing: z.array(PortfolioRequirement).readonly(),
  /** Its public page; null while couples do not see it. */
  path: z.string().nullable(),
}

/** A portfolio in the list of its owner. */
export const ListedPortfolio = z.object({
  id: PortfolioId,
  title: z.string(),
  weddingDate: z.iso.date().nullable(),
  ...standing,
  /** The key picture, else the first one; a path without a width. */
  image: z.string().nullable(),
  images: z.int(),
  /** How often its page was viewed in the last 30 days; null without Premium. */
  views: z.int().nullable(),
})
export type ListedPortfolio = z.output<typeof ListedPortfolio>

/** What the plan allows. */
export const PortfolioPlan = z.object({
  plan: z.enum(['free', 'premium']),
  /** How many portfolios the plan allows; null: as many as wanted. */
  quota: z.int().nullable(),
  /** How many there are, published or not. */
  total: z.int(),
})
export type PortfolioPlan = z.output<typeof PortfolioPlan>

/** What a portfolio shows; a missing value is '' or null. */
export function portfolioSchema(rules: Rules) {
  const { description } = rules.portfolios
  return z.object({
    title: titleOf(rules),
    description: z.union([z.literal(''), text(description.most).min(description.least)]),
    /** Between 1900 and today, in the time zone of the company. */
    weddingDate: z.iso.date().nullable(),
    services: z.array(OfferedService).max(offeredServices.length),
  })
}

export const Portfolio = z.object({
  id: PortfolioId,
  title: z.string(),
  description: z.string(),
  weddingDate: z.iso.date().nullable(),
  services: z.array(OfferedService).readonly(),
  ...standing,
})
export type Portfolio = z.output<typeof Portfolio>

/** What belongs to Premium. Budgets in euro cents; hidden, they are for the owner alone. */
export function portfolioExtrasSchema({ portfolios }: Rules) {
  const budget = z.int().min(1).max(portfolios.mostBudget).nullable()
  return z.object({
    place: text(portfolios.place),
    style: text(portfolios.style),
    guests: z.int().min(1).max(portfolios.guests).nullable(),
    totalBudget: budget,
    plannerBudget: budget,
    isBudgetHidden: z.boolean(),
  })
}

export const PortfolioExtras = z.object({
  id: PortfolioId,
  place: z.string(),
  style: z.string(),
  guests: z.int().nullable(),
  totalBudget: z.int().nullable(),
  plannerBudget: z.int().nullable(),
  isBudgetHidden: z.boolean(),
  /** On Free couples see none of them, and each can be taken back, but not changed. */
  plan: z.enum(['free', 'premium']),
})
export type PortfolioExtras = z.output<typeof PortfolioExtras>

/** The pictures of a portfolio, in their order. `etag` names the order as it stands, for `If-Match`. */
export const PortfolioGallery = z.object({
  id: PortfolioId,
  photos: z.array(GalleryPhoto).readonly(),
  quota: z.int(),
  etag: z.string(),
})
