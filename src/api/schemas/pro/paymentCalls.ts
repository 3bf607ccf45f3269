import { z } from 'zod'
import type { Calls } from '../call.ts'
import {
  CreditPacks,
  Payment,
  PaymentParams,
  PaymentSetup,
  PaymentsQuery,
  PurchaseBody,
  SettledPayment,
  StartedPayment,
} from './paymentSchemas.ts'

/** What is called to buy credits. */
export const paymentCalls = {
  showPaymentSetup: { method: 'GET', path: '/api/pro/payments/setup', response: PaymentSetup },
  listCreditPacks: { method: 'GET', path: '/api/pro/credits/packs', response: CreditPacks },
  startPurchase: { method: 'POST', path: '/api/pro/credits/purchases', body: PurchaseBody, response: StartedPayment },
  settlePurchase: { method: 'POST', path: '/api/pro/credits/purchases/:id/settle', params: PaymentParams, response: SettledPayment },
  listPayments: { method: 'GET', path: '/api/pro/payments', query: PaymentsQuery, response: z.array(Payment).readonly() },
} as const satisfies Calls
