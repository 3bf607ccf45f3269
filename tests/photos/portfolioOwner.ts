import { signedInPlanner } from '../setup/testPeople.ts'
import { photograph } from './photoFixtures.ts'
import type { PhotoStage } from './photoStage.ts'
import { uploadPhoto } from './uploadPhoto.ts'

type Body = Record<string, unknown> & {
  readonly id: string
  readonly code: string
  readonly etag: string
  readonly path: string | null
  readonly photos: { id: string }[]
}

export const portfolioWords = {
  title: 'Camille et Jules',
  description: 'Un week-end sous les tilleuls, entre deux orages.',
  weddingDate: '2025-06-14',
  services: ['WEDDING_DESIGN', 'DAY_COORDINATION'],
} as const

/** A planner and its portfolio calls, each of which reads the writes of the previous one. */
export async function newPortfolioOwner(stage: PhotoStage) {
  const planner = await signedInPlanner(stage.product)
  let after: string | undefined
  /** Writes besides these calls must be visible to the next one. */
  const wrote = (position: string | undefined) => {
    after = position ?? after
  }
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { body, ifMatch, key }: { body?: object; ifMatch?: string; key?: string } = {},
  ) => {
    const answer = await stage.call<Body>(method, `/api/pro/${path}`, {
      token: planner.token,
      ...(after !== undefined && { after }),
      ...(body && { body }),
      ...(key !== undefined && { key }),
      ...(ifMatch !== undefined && { headers: { 'if-match': ifMatch } }),
    })
    wrote(answer.position)
    return answer
  }
  const add = async (title = 'Camille et Jules') => (await call('POST', 'portfolios', { body: { title } })).body.id
  const upload = async (portfolio: string, content?: Buffer) => {
    const file = content ?? (await photograph().jpeg().toBuffer())
    const answer = await uploadPhoto(`${stage.origin}/api/pro/portfolio-galleries/${portfolio}/images`, file, { token: planner.token })
    wrote(answer.position)
    return answer
  }
  /** A described and published one with a picture that has an alternative text. */
  const publish = async (title = 'Camille et Jules') => {
    const id = await add(title)
    await call('PUT', `portfolios/${id}`, { body: { ...portfolioWords, title }, ifMatch: '*' })
    const { body } = await upload(id)
    const words = { caption: 'La table d’honneur', alt: 'Une longue table fleurie' }
    await call('PUT', `portfolio-galleries/${id}/images/${String(body['id'])}`, { body: words })
    await call('POST', `portfolios/${id}/publish`)
    return id
  }
  return { planner, call, add, upload, publish, wrote, position: () => after }
}
