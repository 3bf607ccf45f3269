import type { z } from 'zod'
import type { StartedSubscription } from '../../src/api/schemas/pro/subscriptionSchemas.ts'
import { closeAccount } from '../../src/domain/account/closeAccount.ts'
import { correctCredits } from '../../src/domain/account/correctCredits.ts'
import { LedgerStatement } from '../../src/domain/ledger/ledgerStatement.ts'
import { confirmByCard } from '../setup/confirmByCard.ts'
import { context } from '../setup/unlockingWorld.ts'
import type { CallStep } from './callSteps.ts'
import type { CallingProvider, KilledWorld } from './killedWorld.ts'

const cards = { good: '4242424242424242', declined: '4000000000000002', goodOnceOnly: '4000009900000079' }

/** The result of a sequence of calls, which the ledger must agree with. */
export interface CallOutcome {
  readonly provider: CallingProvider
  /** Payments whose card was charged. */
  readonly paid: readonly string[]
  /** Requests whose unlock was confirmed. */
  readonly unlocked: readonly string[]
  readonly statements: readonly LedgerStatement[]
}

/** Makes the calls in order; `answered` is called for each completed one. */
export async function callProvider(
  { call, sandbox, backend }: KilledWorld,
  provider: CallingProvider,
  steps: readonly CallStep[],
  answered: () => Promise<void>,
): Promise<CallOutcome> {
  const { id: providerId, token, requests } = provider
  const paid: string[] = []
  const unlocked: string[] = []
  const statements: LedgerStatement[] = []
  /** Open intents of packs, and open disputes. */
  const intents: string[] = []
  const disputes: string[] = []

  /** Stripe's own side advances whether the product runs or not. */
  async function pay(started: { readonly clientSecret: string }, card: string): Promise<boolean> {
    return (await confirmByCard(sandbox.payments, started.clientSecret, card)).intent?.status === 'succeeded'
  }
  async function buy(value: number): Promise<void> {
    const path = '/api/pro/credits/purchases'
    const pack = value < 2 ? 'one' : 'five'
    const bought = await call<{ paymentId: string; intentId: string; clientSecret: string }>('POST', path, token, { body: { pack } })
    if (bought.status !== 200) return
    const { paymentId, intentId } = bought.body
    if (await pay(bought.body, value === 3 ? cards.declined : cards.good)) {
      paid.push(paymentId)
      intents.push(intentId)
    }
    if (value % 2 === 0) await call('POST', `${path}/${paymentId}/settle`, token)
  }
  async function subscribe(period: 'month' | 'year', value: number): Promise<void> {
    const started = await call<z.output<typeof StartedSubscription>>('POST', '/api/pro/subscription', token, { body: { period } })
    if (started.status !== 200) return
    await pay(started.body, value === 0 ? cards.good : cards.goodOnceOnly)
    if (value === 0) await call('POST', '/api/pro/subscription/settle', token)
  }
  const change = (what: string, body?: object) => call('POST', `/api/pro/subscription/${what}`, token, body && { body })

  async function carryOut([kind, value]: CallStep): Promise<unknown> {
    const request = requests[value]
    switch (kind) {
      case 'unlock': {
        const answer = request && (await call('POST', `/api/pro/requests/${request.requestId}/unlock`, token))
        return answer?.status === 200 && unlocked.push(request?.requestId ?? '')
      }
      case 'reject':
        return (
          request && call('POST', `/api/pro/requests/${request.requestId}/reject`, token, { body: { reason: 'other', note: 'complet' } })
        )
      case 'cancelProject':
        return request && call('POST', `/api/project/projects/${request.projectId}/cancel`, request.couple.token)
      case 'findPlanner':
        return request && call('POST', `/api/project/projects/${request.projectId}/found`, request.couple.token, { body: {} })
      case 'correct':
        return value !== 0 && backend.commands.handle(correctCredits, { providerId, credits: value, reason: 'test' }, context())
      case 'closeAccount':
        return backend.commands.handle(closeAccount, { providerId }, context())
      case 'buy':
        return buy(value)
      case 'refund': {
        const [intent] = intents.splice(value, 1)
        return intent && sandbox.control('refunds', { intent })
      }
      case 'dispute': {
        const [intent] = intents.splice(value, 1)
        return intent && disputes.push(((await sandbox.control('disputes', { intent })) as { readonly id: string }).id)
      }
      case 'winDispute': {
        const dispute = disputes.shift()
        return dispute && sandbox.control('disputes/close', { dispute, outcome: 'won' })
      }
      case 'subscribeMonth':
      case 'subscribeYear':
        return subscribe(kind === 'subscribeMonth' ? 'month' : 'year', value)
      case 'switchToMonth':
      case 'switchToYear':
        return change('switch', { period: kind === 'switchToMonth' ? 'month' : 'year' })
      case 'exportStatement': {
        const { status, body } = await call('GET', '/api/pro/credits/statement.json', token)
        return status === 200 && statements.push(LedgerStatement.parse(body))
      }
      case 'cancel':
      case 'resume':
      case 'withdraw':
        return change(kind)
    }
  }

  for (const step of steps) {
    await carryOut(step)
    await answered()
  }
  return { provider, paid, unlocked, statements }
}
