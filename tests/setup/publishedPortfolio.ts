import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { PortfolioId } from '../../src/domain/ids.ts'
import { addPortfolioImage } from '../../src/domain/portfolio/addPortfolioImage.ts'
import { perform, type TestPlanner } from './testPeople.ts'
import type { TestProduct } from './testProduct.ts'

export const portfolioExtras = {
  place: 'Domaine des Tilleuls, Beaujolais',
  style: 'Champêtre',
  guests: 90,
  totalBudget: 2_800_000,
  plannerBudget: 320_000,
  isBudgetHidden: true,
}

interface Words {
  readonly title: string
  readonly description: string
  readonly caption?: string
  readonly extras?: object
}

/** The address of a new portfolio's page with three pictures. */
export async function publishedPortfolio(
  product: TestProduct,
  { id: providerId, token }: TestPlanner,
  { title, description, caption = 'La table', extras = portfolioExtras }: Words,
): Promise<string> {
  const headers = { 'if-match': '*' }
  const send = async (method: string, of: string, body: object) => {
    const answer = await product.call<{ id: string; path: string }>(method, `/api/pro/${of}`, { token, body, headers })
    expect(answer.status, answer.text).toBe(200)
    return answer
  }
  const { body } = await send('POST', 'portfolios', { title: title.slice(0, 400) })
  const portfolioId = PortfolioId.parse(body.id)
  await send('PUT', `portfolios/${portfolioId}`, { title, description, weddingDate: '2025-06-14', services: ['WEDDING_DESIGN'] })
  await send('PUT', `portfolio-extras/${portfolioId}`, extras)
  for (const number of [1, 2, 3]) {
    const imageId = randomUUID()
    await perform(product, addPortfolioImage, { providerId, portfolioId, imageId, picture: `scenes/${number}`, alt: '' })
    await send(
      'PUT',
      `portfolio-galleries/${portfolioId}/images/${imageId}`,
      number === 1 ? { caption, alt: caption } : { caption: '', alt: 'Le jardin' },
    )
  }
  const { position } = await send('POST', `portfolios/${portfolioId}/publish`, {})
  const shown = await product.call<{ path: string }>('GET', `/api/pro/portfolios/${portfolioId}`, {
    token,
    ...(position !== undefined && { after: position }),
  })
  return shown.body.path
}
