import { deriveId } from '../../../../commands/deriveId.ts'
import { loadVatCase } from '../../../../commands/loadVatCase.ts'
import { partOfCommand } from '../../../../commands/partOfCommand.ts'
import { PaymentId } from '../../../../domain/ids.ts'
import { payment, paymentStream } from '../../../../domain/payment/payment.ts'
import { recordIntent } from '../../../../domain/payment/recordIntent.ts'
import { startPurchase } from '../../../../domain/payment/startPurchase.ts'
import { priceOf } from '../../../../domain/vat.ts'
import { Problem } from '../../../problem.ts'
import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import { paymentCalls } from '../../../schemas/pro/paymentCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { signedInProvider } from '../signedInProvider.ts'
import { limitPayments } from './limitPayments.ts'
import { requireParameter } from './requireParameter.ts'
import { sellerCountry } from './sellerCountry.ts'

/** The HTTP status of each refusal; its code is the refusal. */
const statuses = { premium_active: 409, account_closed: 409 } as const

/** POST /api/pro/credits/purchases: a payment of a pack, for a card to be charged. Nothing is credited by it. Rules CRE-5 and PAY-1. */
export const startPurchaseRoute: Route = (api, dependencies) => {
  const { commands, payments, settings } = dependencies
  api.post(
    paymentCalls.startPurchase.path,
    {
      config: { access: { as: 'provider' } },
      preValidation: requireParameter('pack'),
      schema: {
        tags: ['credits'],
        summary: 'Begin to buy a pack',
        description: 'Answers what a card form needs. The credits come once the payment succeeded.',
        ...schemasOf(paymentCalls.startPurchase),
      },
    },
    async (request, reply) => {
      const { pack } = request.body
      const providerId = signedInProvider(request)
      const context = request.commandContext()
      await requireSameBody(dependencies, context)
      await limitPayments(dependencies, providerId)
      const vatCase = await loadVatCase(commands, sellerCountry(settings), providerId)
      if (!vatCase) throw new Problem(409, 'company_required')
      const net = commands.rules.creditPacks[pack].net
      const paymentId = PaymentId.parse(deriveId('payment', context.commandId))
      const started = await commands.handle(startPurchase, { paymentId, providerId, pack, price: priceOf(net, vatCase) }, context)
      if (!started.accepted) throw new Problem(statuses[started.refused], started.refused)
      const { agreed } = (await commands.load(payment, paymentStream(paymentId))).state
      if (!agreed) throw new Error('a payment was accepted and has not begun')

      const inTime = payments.together()
      const customerId = await inTime.customers.findOrCreate(providerId)
      const { price } = agreed
      const intent = await inTime.intents.create({
        key: paymentId,
        customerId,
        providerId,
        paymentId,
        amount: price.gross,
        description: `Alliance, ${commands.rules.creditPacks[pack].credits} credits`,
      })
      const noted = await commands.handle(
        recordIntent,
        { paymentId, intentId: intent.id, customerId },
        partOfCommand(context, 'recordIntent'),
      )
      reply.reached(noted.position)
      return { paymentId, intentId: intent.id, clientSecret: intent.clientSecret, price }
    },
  )
}
