import * as fc from 'fast-check'

export const requestsOfEach = 3
const request = fc.nat(requestsOfEach - 1)
const nothing = fc.constant(0)

/** The kind of call, with its request, purchase or card; for odd numbers only the webhook reports a payment. */
const calls = {
  unlock: request,
  reject: request,
  cancelProject: request,
  findPlanner: request,
  correct: fc.integer({ min: -2, max: 3 }),
  buy: fc.nat(3),
  refund: fc.nat(2),
  dispute: fc.nat(2),
  winDispute: nothing,
  subscribeMonth: fc.nat(1),
  subscribeYear: fc.nat(1),
  switchToMonth: nothing,
  switchToYear: nothing,
  cancel: nothing,
  resume: nothing,
  withdraw: nothing,
  exportStatement: nothing,
  closeAccount: nothing,
} as const
export type CallKind = keyof typeof calls
export type CallStep = readonly [kind: CallKind, value: number]

const weights: Partial<Record<CallKind, number>> = { unlock: 12, buy: 3, correct: 3, refund: 2 }

/** The calls about one provider: its own, its couples', the operator's and Stripe's. */
export const callSteps: fc.Arbitrary<readonly CallStep[]> = fc.array(
  fc.oneof(
    ...Object.entries(calls).map(([kind, value]) => ({
      weight: weights[kind as CallKind] ?? 1,
      arbitrary: fc.tuple(fc.constant(kind as CallKind), value),
    })),
  ),
  { minLength: 3, maxLength: 8, size: 'max' },
)

/** Fixed sequences for cases that are rare in random ones. */
export const chosenSteps: readonly (readonly CallStep[])[] = [
  [
    ['buy', 0],
    ['refund', 0],
  ],
  [['subscribeMonth', 0]],
  [['subscribeMonth', 1]],
]
