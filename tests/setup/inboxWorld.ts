import { plannerWithCredit, type SentRequest, sendRequest } from './sentRequest.ts'
import { signedInCouple, type TestCouple, type TestPlanner } from './testPeople.ts'
import { startTestProduct, type TestProduct } from './testProduct.ts'

/** A product with a couple that writes to planners. */
export interface InboxWorld {
  readonly product: TestProduct
  readonly couple: TestCouple
  /** A planner with its welcome credit. */
  newPlanner(): Promise<TestPlanner>
  /** A new request of the couple to the planner. */
  sent(planner: TestPlanner): Promise<SentRequest & { readonly id: string }>
}

export async function openInboxWorld(): Promise<InboxWorld> {
  const product = await startTestProduct()
  const couple = await signedInCouple(product)
  return {
    product,
    couple,
    newPlanner: () => plannerWithCredit(product),
    async sent(planner) {
      const request = await sendRequest(product, couple, planner)
      return { ...request, id: request.requestId }
    },
  }
}
