import type { Answer } from './testProduct.ts'

/** Repeats a call while it is answered 503: on a busy machine the payment service takes longer than a person should wait. */
export async function answeredInTime<Body>(call: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
  for (;;) {
    const answer = await call()
    if (answer.status !== 503) return answer
  }
}
