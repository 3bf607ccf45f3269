/** A portfolio in a list. */
export interface PortfolioCard {
  readonly path: string
  readonly title: string
  /** Month of the wedding, YYYY-MM; null when unknown. */
  readonly month: string | null
  readonly place: string
  readonly style: string
  /** The key picture; a path without a width. */
  readonly image: { readonly thumb: string; readonly alt: string } | null
}

/** A portfolio's page. A value that is missing, hidden or needs Premium is '' or null. */
export interface ShownPortfolio extends Omit<PortfolioCard, 'image'> {
  readonly publicId: string
  readonly description: string
  /** The provider's services, in the language of the page. */
  readonly services: readonly string[]
  readonly guests: number | null
  /** Euros. */
  readonly totalBudget: number | null
  readonly plannerBudget: number | null
  /** The key picture first; paths without a width. */
  readonly images: readonly { readonly thumb: string; readonly alt: string; readonly caption: string }[]
}
