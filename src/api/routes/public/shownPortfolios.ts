import type { ProviderId } from '../../../domain/ids.ts'
import type { Language } from '../../../domain/locale.ts'
import { isPictureName } from '../../../integrations/images/pictureName.ts'
import { createPictureUrls } from '../../../integrations/images/pictureUrls.ts'
import { pictureKey } from '../../../operational/secrets.ts'
import { findPublicPortfolio, type PublicPortfolio, publicPortfoliosOf } from '../../../projections/portfolios/portfoliosQueries.ts'
import { serviceLabels } from '../../../projections/providerDirectory/serviceLabels.ts'
import type { ApiDependencies } from '../../dependencies.ts'
import { portfolioPage } from '../../schemas/pagePaths.ts'
import type { PortfolioCard, ShownPortfolio } from '../../schemas/portfolios.ts'

/** Portfolios for public pages, with the addresses of their pictures. */
export function shownPortfolios({ commands, database, secrets }: Pick<ApiDependencies, 'commands' | 'database' | 'secrets'>) {
  const { pictureUrl } = createPictureUrls(pictureKey(secrets))

  function commonOf({ public_id, slug, title, wedding_date, place, style, images }: PublicPortfolio) {
    return {
      path: portfolioPage(public_id, slug),
      title,
      // Only the month is shown, since the day is the couple's personal data.
      month: wedding_date?.slice(0, 7) ?? null,
      place,
      style,
      images: images.flatMap(({ picture, alt, caption }) => (isPictureName(picture) ? [{ thumb: pictureUrl(picture), alt, caption }] : [])),
    }
  }

  function cardOf(portfolio: PublicPortfolio): PortfolioCard {
    const { images, ...common } = commonOf(portfolio)
    return { ...common, image: images[0] ?? null }
  }

  return {
    cardsOf: async (providerId: ProviderId): Promise<readonly PortfolioCard[]> =>
      (await publicPortfoliosOf(database, providerId, commands.rules)).map(cardOf),

    /** The visible portfolio with a public id for its page, and its owner; undefined when couples do not see it. */
    find: async (
      publicId: string,
      language: Language,
    ): Promise<{ readonly portfolio: ShownPortfolio; readonly providerId: ProviderId } | undefined> => {
      const found = await findPublicPortfolio(database, publicId, commands.rules)
      if (!found) return undefined
      const portfolio = {
        ...commonOf(found),
        publicId,
        description: found.description,
        services: found.services.map((service) => serviceLabels[service][language]),
        guests: found.guests,
        totalBudget: eurosOf(found.total_budget),
        plannerBudget: eurosOf(found.planner_budget),
      }
      return { portfolio, providerId: found.provider_id }
    },
  }
}

function eurosOf(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}
