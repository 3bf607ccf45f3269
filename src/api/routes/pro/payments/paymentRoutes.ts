import type { Route } from '../../../route.ts'
import { listCreditPacksRoute } from './listCreditPacks.ts'
import { listPaymentsRoute } from './listPayments.ts'
import { settlePurchaseRoute } from './settlePurchase.ts'
import { showPaymentSetupRoute } from './showPaymentSetup.ts'
import { startPurchaseRoute } from './startPurchase.ts'

/** Buying credits. */
export const paymentRoutes: readonly Route[] = [
  showPaymentSetupRoute,
  listCreditPacksRoute,
  startPurchaseRoute,
  settlePurchaseRoute,
  listPaymentsRoute,
]
