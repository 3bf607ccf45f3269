import { addPortfolioImage } from '../../src/domain/portfolio/addPortfolioImage.ts'
import { describePortfolio } from '../../src/domain/portfolio/describePortfolio.ts'
import { describePortfolioImage } from '../../src/domain/portfolio/describePortfolioImage.ts'
import { givePortfolioExtras } from '../../src/domain/portfolio/givePortfolioExtras.ts'
import { publishPortfolio } from '../../src/domain/portfolio/publishPortfolio.ts'
import { addPortfolio } from '../../src/domain/provider/addPortfolio.ts'
import { publicIdOf } from '../../src/domain/provider/publicIdOf.ts'
import type { DemoCommands } from './demoCommands.ts'
import { planPortfolios } from './planPortfolios.ts'
import type { PlannedProvider } from './planProvider.ts'

/** Creates a planner's portfolios by the office's commands; those with Premium fields after its Premium began. */
export async function seedPortfolios(commands: DemoCommands, planned: PlannedProvider): Promise<void> {
  const { id: providerId, registeredAt, premiumSince } = planned
  for (const { id: portfolioId, description, extras, images } of planPortfolios(planned)) {
    const of = { providerId, portfolioId }
    const own = { at: premiumSince ?? registeredAt, about: portfolioId, actor: `provider:${providerId}` }
    await commands.give(addPortfolio, { ...of, publicId: publicIdOf(portfolioId), title: description.title }, own)
    await commands.give(describePortfolio, { ...of, description }, own)
    if (extras) await commands.give(givePortfolioExtras, { ...of, extras }, own)
    for (const { imageId, picture, alt, caption } of images) {
      await commands.give(addPortfolioImage, { ...of, imageId, picture, alt }, { ...own, about: imageId })
      if (caption !== '') await commands.give(describePortfolioImage, { ...of, imageId, alt, caption }, { ...own, about: imageId })
    }
    await commands.give(publishPortfolio, of, own)
  }
}
