/** A portfolio where several stand beside each other. */
export interface PortfolioCard {
  readonly path: string
  readonly title: string
  /** Of the wedding, YYYY-MM; null where it was not said. */
  readonly month: string | null
  readonly place: string
  readonly style: string
  /** The key picture; a path without a width. */
  readonly image: { readonly thumb: string; readonly alt: string } | null
}

/** A portfolio as its page shows it. A value that is missing, hidden or reserved for Premium is '' or null. */
export interface ShownPortfolio extends Omit<PortfolioCard, 'image'> {
  readonly publicId: string
  readonly description: string
  /** What the provider did, in the language of the page. */
  readonly services: readonly string[]
  readonly guests: number | null
  /** Euros. */
  readonly totalBudget: number | null
  readonly plannerBudget: number | null
  /** The key picture first; paths without a width. */
  readonly images: readonly { readonly thumb: string; readonly alt: string; readonly caption: string }[]
}
