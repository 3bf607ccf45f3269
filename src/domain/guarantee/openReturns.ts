import type { GuaranteeRule } from './guaranteeRule.ts'
import { endOfWindow, guaranteeOf } from './guaranteeVersions.ts'

/** A rule by which the credit of an unlock can still come back. */
export interface OpenReturn {
  readonly rule: GuaranteeRule
  /** The last moment; null: at any time. */
  readonly until: string | null
}

/**
 * Which returns can follow an unlock that cost something, as far as none has; those whose time is over are for the reader to leave out. A
 * duplicate is none of them: it costs nothing in the first place.
 *
 * @param isOver the couple took the request back or closed it after the unlock
 */
export function openReturns(unlockedAt: string, { isOver }: { readonly isOver: boolean }): readonly OpenReturn[] {
  const { unreachable, withdrawn } = guaranteeOf(unlockedAt)
  const reached: OpenReturn = { rule: 'unreachable', until: endOfWindow(unlockedAt, unreachable.days) }
  if (isOver) return [reached]
  return [{ rule: 'withdrawn', until: endOfWindow(unlockedAt, withdrawn.days) }, reached, { rule: 'settled-first', until: null }]
}
