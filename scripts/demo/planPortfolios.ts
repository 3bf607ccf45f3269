import { deriveId } from '../../src/commands/deriveId.ts'
import { PortfolioId } from '../../src/domain/ids.ts'
import { addDays } from '../../src/domain/localTime.ts'
import type { DescribePortfolio } from '../../src/domain/portfolio/describePortfolio.ts'
import type { GivePortfolioExtras } from '../../src/domain/portfolio/givePortfolioExtras.ts'
import { demoPlanners } from './demoAccounts.ts'
import { givenNames } from './givenNames.ts'
import { languageAt, type PlannedProvider } from './planProvider.ts'
import { Random } from './random.ts'
import { demoPhotoName } from './scenes/demoPhoto.ts'
import { galleryFrom, keyPicture } from './scenes/scenes.ts'
import { portfolioTexts } from './texts/portfolioTexts.ts'
import { sceneTexts } from './texts/sceneTexts.ts'

/** A wedding that a demo planner shows. */
export interface PlannedPortfolio {
  readonly id: PortfolioId
  readonly description: DescribePortfolio['description']
  /** Undefined without Premium. */
  readonly extras: GivePortfolioExtras['extras'] | undefined
  readonly images: readonly { readonly imageId: string; readonly picture: string; readonly alt: string; readonly caption: string }[]
}

type Planned = Pick<PlannedProvider, 'id' | 'place' | 'registration' | 'premiumSince' | 'registeredAt' | 'services'>

/** With Premium up to three complete ones; without it one, within the plan's limits. Some planners have none. */
export function planPortfolios({ id, place, registration, premiumSince, registeredAt, services }: Planned): readonly PlannedPortfolio[] {
  const random = new Random('portfolios', id)
  const isDemo = demoPlanners.some(({ email }) => email === registration.email)
  const shows = registration.kind === 'planner' && (isDemo || random.chance(premiumSince ? 0.5 : 0.15))
  if (!shows) return []
  const language = languageAt(place)
  const texts = portfolioTexts[language]
  const firstPicture = random.between(0, 500)
  return Array.from({ length: premiumSince ? (isDemo ? 3 : random.between(2, 3)) : 1 }, (_, index) => {
    const [first = '', second = ''] = random.sample(givenNames[language], 2)
    const guests = random.between(4, 16) * 10
    const totalBudget = guests * random.between(180, 320) * 100
    const portfolioId = PortfolioId.parse(deriveId('demo portfolio', id, index))
    return {
      id: portfolioId,
      description: {
        title: texts.couple(first, second),
        description: texts.descriptions[index % 3] ?? texts.descriptions[0],
        weddingDate: addDays(registeredAt.toISOString().slice(0, 10), -random.between(40, 700)),
        services: services.slice(0, random.between(1, 3)).map(({ service }) => service),
      },
      extras: premiumSince && {
        place: texts.place(place.city),
        style: texts.styles[index % 3] ?? texts.styles[0],
        guests,
        totalBudget,
        plannerBudget: Math.round(totalBudget / 1_000) * 100,
        isBudgetHidden: index === 1,
      },
      images: picturesOf(firstPicture, index).map((picture, nth) => ({
        imageId: deriveId('demo portfolio image', portfolioId, nth),
        picture: demoPhotoName(id, picture),
        alt: sceneTexts[language][picture.scene],
        caption: nth === 0 ? texts.caption : '',
      })),
    }
  })
}

/** Separate files, so that removing a picture from the gallery does not affect it. */
const besideGalleries = 2000

/** Each portfolio of a planner begins with a different scene and light. */
function picturesOf(first: number, index: number) {
  const key = keyPicture(first + index)
  return galleryFrom({ ...key, seed: key.seed + besideGalleries * (index + 1) }, 5)
}
