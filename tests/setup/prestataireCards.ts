import type { TestProduct } from './testProduct.ts'
import type { TownPlanners } from './townPlanners.ts'

export interface Card {
  readonly id: string
  readonly publicId: string
  readonly name: string
  readonly contacted: boolean
  readonly error_slug?: string
  readonly why: { readonly kilometres: number } | null
}

export interface Cards {
  readonly success: boolean
  readonly prestataires: readonly Card[]
  readonly error: string | null
  readonly error_slug: string | null
}

export const namesOf = (cards: readonly Card[]) => cards.map((card) => card.name)

/** Calls of the couple side for a project, made after all planners of the towns exist. */
export function projectCalls(stage: () => { readonly product: TestProduct; readonly world: TownPlanners }) {
  return <Body>(path: string, token: string | undefined, body: object, key?: string) => {
    const { product, world } = stage()
    return product.call<Body>('POST', `/api/project/${path}`, {
      body,
      after: world.position,
      ...(token ? { token } : {}),
      ...(key ? { key } : {}),
    })
  }
}
