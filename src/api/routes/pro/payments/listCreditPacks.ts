import { loadVatCase } from '../../../../commands/loadVatCase.ts'
import type { CreditPack } from '../../../../domain/payment/startPurchase.ts'
import { priceOf } from '../../../../domain/vat.ts'
import type { Route } from '../../../route.ts'
import { paymentCalls } from '../../../schemas/pro/paymentCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { sellerCountry } from './sellerCountry.ts'

/** GET /api/pro/credits/packs: the packs, with what this provider pays for each. Rule CRE-4. */
export const listCreditPacksRoute: Route = (api, { commands, settings }) => {
  api.get(
    paymentCalls.listCreditPacks.path,
    {
      config: { access: { as: 'provider' }, reads: [] },
      schema: {
        tags: ['credits'],
        summary: 'Packs of credits',
        description: 'A price is null while the company is not described: VAT depends on where it sits.',
        ...schemasOf(paymentCalls.listCreditPacks),
      },
    },
    async (request) => {
      const vatCase = await loadVatCase(commands, sellerCountry(settings), signedInProvider(request))
      const packs = Object.entries(commands.rules.creditPacks).map(([pack, { credits, net }]) => ({
        pack: pack as CreditPack,
        credits,
        net,
        unitNet: Math.round(net / credits),
        price: vatCase ? priceOf(net, vatCase) : null,
      }))
      return { packs }
    },
  )
}
