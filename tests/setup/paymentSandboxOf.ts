import type { StripeSandbox } from '../../src/sandbox/stripe/stripeSandbox.ts'
import type { TestProduct } from './testProduct.ts'

/** The sandbox that stands in for Stripe. */
export function paymentSandboxOf({ paymentSandbox }: Pick<TestProduct, 'paymentSandbox'>): StripeSandbox {
  if (!paymentSandbox) throw new Error('the product has no sandbox for payments')
  return paymentSandbox
}
