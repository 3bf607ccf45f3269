import type { Calls } from '../call.ts'
import { CreditPacks, PaymentParams, PaymentSetup, PurchaseBody, SettledPayment, StartedPayment } from './paymentSchemas.ts'

/** What is called to buy credits. */
export const paymentCalls = {
  showPaymentSetup: { method: 'GET', path: '/api/pro/payments/setup', response: PaymentSetup },
  listCreditPacks: { method: 'GET', path: '/api/pro/credits/packs', response: CreditPacks },
  startPurchase: { method: 'POST', path: '/api/pro/credits/purchases', body: PurchaseBody, response: StartedPayment },
  settlePurchase: { method: 'POST', path: '/api/pro/credits/purchases/:id/settle', params: PaymentParams, response: SettledPayment },
} as const satisfies Calls
