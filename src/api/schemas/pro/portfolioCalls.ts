import { z } from 'zod'
import type { Calls } from '../call.ts'
import { AddedPhoto, DescribedPhoto, OrderedPhotos, PhotoOrder, photoWordsSchema } from './gallerySchemas.ts'
import {
  addPortfolioSchema,
  ListedPortfolio,
  Portfolio,
  PortfolioAnswer,
  PortfolioExtras,
  PortfolioGallery,
  PortfolioImageAnswer,
  PortfolioImageParams,
  PortfolioParams,
  PortfolioPlan,
  PortfoliosQuery,
  portfolioExtrasSchema,
  portfolioSchema,
} from './portfolioSchemas.ts'

/** The calls about a provider's portfolios. */
export const portfolioCalls = {
  listPortfolios: { method: 'GET', path: '/api/pro/portfolios', query: PortfoliosQuery, response: z.array(ListedPortfolio).readonly() },
  showPortfolioPlan: { method: 'GET', path: '/api/pro/portfolio-plan', response: PortfolioPlan },
  addPortfolio: { method: 'POST', path: '/api/pro/portfolios', body: addPortfolioSchema, response: PortfolioAnswer },
  showPortfolio: { method: 'GET', path: '/api/pro/portfolios/:id', params: PortfolioParams, response: Portfolio },
  describePortfolio: {
    method: 'PUT',
    path: '/api/pro/portfolios/:id',
    params: PortfolioParams,
    body: portfolioSchema,
    response: Portfolio,
  },
  removePortfolio: { method: 'DELETE', path: '/api/pro/portfolios/:id', params: PortfolioParams, response: PortfolioAnswer },
  publishPortfolio: { method: 'POST', path: '/api/pro/portfolios/:id/publish', params: PortfolioParams, response: PortfolioAnswer },
  unpublishPortfolio: { method: 'POST', path: '/api/pro/portfolios/:id/unpublish', params: PortfolioParams, response: PortfolioAnswer },
  showPortfolioExtras: { method: 'GET', path: '/api/pro/portfolio-extras/:id', params: PortfolioParams, response: PortfolioExtras },
  givePortfolioExtras: {
    method: 'PUT',
    path: '/api/pro/portfolio-extras/:id',
    params: PortfolioParams,
    body: portfolioExtrasSchema,
    response: PortfolioExtras,
  },
  showPortfolioGallery: { method: 'GET', path: '/api/pro/portfolio-galleries/:id', params: PortfolioParams, response: PortfolioGallery },
  orderPortfolioImages: {
    method: 'PUT',
    path: '/api/pro/portfolio-galleries/:id',
    params: PortfolioParams,
    body: PhotoOrder,
    response: OrderedPhotos,
  },
  addPortfolioImage: {
    method: 'POST',
    path: '/api/pro/portfolio-galleries/:id/images',
    params: PortfolioParams,
    upload: true,
    response: AddedPhoto,
  },
  describePortfolioImage: {
    method: 'PUT',
    path: '/api/pro/portfolio-galleries/:id/images/:imageId',
    params: PortfolioImageParams,
    body: photoWordsSchema,
    response: DescribedPhoto,
  },
  removePortfolioImage: {
    method: 'DELETE',
    path: '/api/pro/portfolio-galleries/:id/images/:imageId',
    params: PortfolioImageParams,
    response: PortfolioImageAnswer,
  },
  chooseKeyPortfolioImage: {
    method: 'POST',
    path: '/api/pro/portfolio-galleries/:id/images/:imageId/key',
    params: PortfolioImageParams,
    response: PortfolioImageAnswer,
  },
} as const satisfies Calls
