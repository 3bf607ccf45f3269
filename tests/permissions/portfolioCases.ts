import type { CallCase, CallToMake } from './callCase.ts'

const onPortfolio = (path: (id: string, imageId: string) => string, call: Omit<CallToMake, 'path'> = {}): CallCase => ({
  names: 'owned',
  call: async (world, identity, whose) => {
    const { portfolioId, imageId } = await world.portfolio(identity, whose)
    return { path: `/api/pro/${path(portfolioId, imageId)}`, ...call }
  },
})
const saved = (body: object) => ({ body, headers: { 'if-match': '*' } })
const said = { title: 'Camille et Jules', description: '', weddingDate: '2025-06-14', services: ['WEDDING_DESIGN'] }
const extras = { place: '', style: '', guests: null, totalBudget: null, plannerBudget: null, isBudgetHidden: true }
const nobodysImage = '00000000-0000-4000-8000-000000000000'
const gallery = (id: string) => `portfolio-galleries/${id}`
const image = (id: string, imageId: string) => `portfolio-galleries/${id}/images/${imageId}`

/** The calls of providers' portfolio routes. */
export const portfolioCases: Readonly<Record<string, CallCase>> = {
  'GET /api/pro/portfolios': { names: 'nothing', call: () => ({ path: '/api/pro/portfolios' }) },
  'GET /api/pro/portfolio-plan': { names: 'nothing', call: () => ({ path: '/api/pro/portfolio-plan' }) },
  'POST /api/pro/portfolios': { names: 'nothing', call: () => ({ path: '/api/pro/portfolios', body: { title: 'Inès et Paul' } }) },
  'GET /api/pro/portfolios/:id': onPortfolio((id) => `portfolios/${id}`),
  'PUT /api/pro/portfolios/:id': onPortfolio((id) => `portfolios/${id}`, saved(said)),
  'DELETE /api/pro/portfolios/:id': onPortfolio((id) => `portfolios/${id}`),
  'POST /api/pro/portfolios/:id/publish': { ...onPortfolio((id) => `portfolios/${id}/publish`), failsWith: 'portfolio_incomplete' },
  'POST /api/pro/portfolios/:id/unpublish': onPortfolio((id) => `portfolios/${id}/unpublish`),
  'GET /api/pro/portfolio-extras/:id': onPortfolio((id) => `portfolio-extras/${id}`),
  'PUT /api/pro/portfolio-extras/:id': onPortfolio((id) => `portfolio-extras/${id}`, saved(extras)),
  'GET /api/pro/portfolio-galleries/:id': onPortfolio(gallery),
  'PUT /api/pro/portfolio-galleries/:id': {
    ...onPortfolio(gallery, { body: { photoIds: [nobodysImage] } }),
    failsWith: 'changed_meanwhile',
    idsInBody: { photoIds: { refusedIn: 'src/api/routes/pro/portfolios/portfolioImages.test.ts' } },
  },
  'POST /api/pro/portfolio-galleries/:id/images': { ...onPortfolio((id) => `portfolio-galleries/${id}/images`), failsWith: 'no_image' },
  'PUT /api/pro/portfolio-galleries/:id/images/:imageId': onPortfolio(image, { body: { caption: 'Le parc', alt: '' } }),
  'DELETE /api/pro/portfolio-galleries/:id/images/:imageId': onPortfolio(image),
  'POST /api/pro/portfolio-galleries/:id/images/:imageId/key': onPortfolio((id, imageId) => `${image(id, imageId)}/key`),
}
