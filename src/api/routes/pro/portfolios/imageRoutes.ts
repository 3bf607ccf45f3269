import type { z } from 'zod'
import { chooseKeyPortfolioImage } from '../../../../domain/portfolio/chooseKeyPortfolioImage.ts'
import { describePortfolioImage } from '../../../../domain/portfolio/describePortfolioImage.ts'
import { orderPortfolioImages } from '../../../../domain/portfolio/orderPortfolioImages.ts'
import { removePortfolioImage } from '../../../../domain/portfolio/removePortfolioImage.ts'
import { type CommandCall, commandRoute } from '../../../commandRoute.ts'
import type { Route } from '../../../route.ts'
import type { PortfolioImageParams } from '../../../schemas/pro/portfolioSchemas.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { orderTag, seenOrder, seenWords, wordsTag } from '../galleryTags.ts'
import { loadPortfolio } from './loadPortfolio.ts'
import { portfolioRefusals } from './portfolioRefusals.ts'

type Call = CommandCall<'provider', z.output<typeof PortfolioImageParams>>

const ofPortfolio = { access: { as: 'provider', owns: 'portfolio' }, refusals: portfolioRefusals } as const
const onImage = {
  ...ofPortfolio,
  input: ({ caller, params }: Call) => ({ providerId: caller, portfolioId: params.id, imageId: params.imageId }),
  answer: (_done: unknown, { params }: Pick<Call, 'params'>) => ({ id: params.imageId }),
} as const

/** The routes of existing pictures of a portfolio. */
export const imageRoutes: readonly Route[] = [
  commandRoute({
    ...proCalls.orderPortfolioImages,
    ...ofPortfolio,
    docs: { tags: ['portfolios'], summary: 'Order the pictures of a portfolio', description: 'With If-Match, the `etag` of the gallery.' },
    command: orderPortfolioImages,
    async input(call) {
      const { caller, params, body, request } = call
      const { state } = await loadPortfolio(call, caller, params.id)
      return { providerId: caller, portfolioId: params.id, imageIds: body.photoIds, ...seenOrder(request, state) }
    },
    answer: ({ input: { imageIds } }) => ({ photoIds: imageIds, etag: orderTag(imageIds) }),
  }),
  commandRoute({
    ...proCalls.describePortfolioImage,
    ...ofPortfolio,
    docs: { tags: ['portfolios'], summary: 'Describe a picture of a portfolio', description: 'With If-Match, the `etag` of the picture.' },
    command: describePortfolioImage,
    async input(call) {
      const { caller, params, body, request } = call
      const { state } = await loadPortfolio(call, caller, params.id)
      return { providerId: caller, portfolioId: params.id, imageId: params.imageId, ...body, ...seenWords(request, state, params.imageId) }
    },
    answer: ({ input: { imageId, caption, alt } }) => ({ id: imageId, caption, alt, etag: wordsTag(caption, alt) }),
  }),
  commandRoute({
    ...proCalls.removePortfolioImage,
    ...onImage,
    docs: { tags: ['portfolios'], summary: 'Remove a picture of a portfolio' },
    command: removePortfolioImage,
  }),
  commandRoute({
    ...proCalls.chooseKeyPortfolioImage,
    ...onImage,
    docs: { tags: ['portfolios'], summary: 'Make it the key picture of its portfolio' },
    command: chooseKeyPortfolioImage,
  }),
]
