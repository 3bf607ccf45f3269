import { unlessErased } from '../../domain/event.ts'
import type { PortfolioId, ProviderId } from '../../domain/ids.ts'
import { type PictureList, pictureAdded, pictureDescribed, pictureRemoved, picturesOrdered } from '../../domain/pictureList.ts'
import type { PortfolioEvent } from '../../domain/portfolio/portfolioEvents.ts'
import type { OfferedService } from '../../domain/referenceValues.ts'
import { clearedOf } from '../clearedOfPersons.ts'
import { boolean, day, integer, json, newRowOf, type RowOf, text, texts, time, uuid } from '../runner/columns.ts'
import { type Projection, projectedTable } from '../runner/projection.ts'
import { slugOf } from '../words.ts'

/** A picture of a portfolio. Couples see it once it has an `alt`. */
export interface PortfolioImage {
  readonly id: string
  readonly picture: string
  readonly caption: string
  readonly alt: string
}

/** A missing value is '' or null. */
const columns = {
  portfolio_id: uuid<PortfolioId>(),
  provider_id: uuid<ProviderId>(),
  /** Short id in public addresses. If two portfolios have the same one, the first that was added is shown. */
  public_id: text(),
  added_at: time(),
  /** Increases with each portfolio of the provider; a plan shows the lowest ones. */
  added: integer(),
  title: text(),
  slug: text(),
  description: text().initially(''),
  wedding_date: day().orNull(),
  services: texts<OfferedService>().initially([]),
  /** From here on, fields that need Premium. Budgets in euro cents. */
  place: text().initially(''),
  style: text().initially(''),
  guests: integer().orNull(),
  total_budget: integer().orNull(),
  planner_budget: integer().orNull(),
  budget_hidden: boolean().initially(false),
  /** In their order. */
  images: json<readonly PortfolioImage[]>().initially([]),
  /** The id of one of them, if one was chosen. */
  key_image: uuid().orNull(),
  /** How many of them couples see. */
  shown_images: integer().initially(0),
  published: boolean().initially(false),
}
export type PortfolioRow = RowOf<typeof columns>

const newRow = newRowOf(columns)

interface Recorded<Type extends PortfolioEvent['type']> {
  readonly data: Extract<PortfolioEvent, { type: Type }>['data']
}

const key = ({ data }: { readonly data: { readonly portfolioId: string } }) => data.portfolioId

/** Applies an event to its portfolio; a deleted portfolio stays deleted. */
function change<Type extends PortfolioEvent['type']>(apply: (row: PortfolioRow, data: Recorded<Type>['data']) => Partial<PortfolioRow>) {
  return {
    key,
    fold: (row: PortfolioRow | undefined, { data }: Recorded<Type>): PortfolioRow | undefined => row && { ...row, ...apply(row, data) },
  }
}

/** The portfolios of providers, one row each: for the office and the public pages. */
export const portfolios: Projection = {
  name: 'portfolios',
  version: 1,
  indexesSql: `
    CREATE INDEX portfolios_by_provider ON portfolios (provider_id, added);
    CREATE INDEX portfolios_by_public_id ON portfolios (public_id, added_at);
    CREATE INDEX portfolios_published ON portfolios (provider_id, added) WHERE published`,
  tables: {
    portfolios: projectedTable({
      columns,
      key: 'portfolio_id',
      on: {
        PortfolioAdded: {
          key,
          begins: true,
          fold: (_row, { data: { portfolioId, providerId, publicId, title, addedAt }, revision }) =>
            newRow({
              portfolio_id: portfolioId,
              provider_id: providerId,
              public_id: publicId,
              added_at: addedAt,
              added: revision,
              ...titled(unlessErased(title, '')),
            }),
        },
        PortfolioRemoved: { key, fold: () => undefined },
        PortfolioDescribed: change<'PortfolioDescribed'>((_row, { title, description, weddingDate, services }) => ({
          ...titled(unlessErased(title, '')),
          description: unlessErased(description, ''),
          wedding_date: unlessErased(weddingDate, null),
          services,
        })),
        PortfolioExtrasGiven: change<'PortfolioExtrasGiven'>((_row, data) => ({
          place: unlessErased(data.place, ''),
          style: unlessErased(data.style, ''),
          guests: data.guests,
          total_budget: data.totalBudget,
          planner_budget: data.plannerBudget,
          budget_hidden: data.isBudgetHidden,
        })),
        PortfolioImageAdded: change<'PortfolioImageAdded'>((row, { imageId, picture, alt }) =>
          imagesOf(pictureAdded(listOf(row), imageId, { picture, alt })),
        ),
        PortfolioImageRemoved: change<'PortfolioImageRemoved'>((row, { imageId }) => imagesOf(pictureRemoved(listOf(row), imageId))),
        PortfolioImageDescribed: change<'PortfolioImageDescribed'>((row, { imageId, ...words }) =>
          imagesOf(pictureDescribed(listOf(row), imageId, words)),
        ),
        PortfolioImagesOrdered: change<'PortfolioImagesOrdered'>((row, { imageIds }) => imagesOf(picturesOrdered(listOf(row), imageIds))),
        KeyPortfolioImageChosen: change<'KeyPortfolioImageChosen'>((_row, { imageId }) => ({ key_image: imageId })),
        PortfolioPublished: change<'PortfolioPublished'>(() => ({ published: true })),
        PortfolioUnpublished: change<'PortfolioUnpublished'>(() => ({ published: false })),
        PersonErased: clearedOf({ provider: ({ portfolios: ids }) => ids ?? [] }),
      },
    }),
  },
}

function titled(title: string): Pick<PortfolioRow, 'title' | 'slug'> {
  return { title, slug: slugOf(title) }
}

function listOf({ images, key_image }: PortfolioRow): PictureList {
  return { photos: new Map(images.map((image) => [image.id, image])), keyPhoto: key_image ?? undefined }
}

function imagesOf({ photos, keyPhoto }: PictureList): Pick<PortfolioRow, 'images' | 'key_image' | 'shown_images'> {
  const images = [...photos].map(([id, { picture, caption, alt }]) => ({
    id,
    picture: unlessErased(picture, ''),
    caption: unlessErased(caption, ''),
    alt: unlessErased(alt, ''),
  }))
  return { images, key_image: keyPhoto ?? null, shown_images: images.filter(({ alt }) => alt !== '').length }
}
