import type { GuaranteeRule } from './guaranteeRule.ts'
import { endOfWindow, guaranteeOf } from './guaranteeVersions.ts'

/** A rule by which the credit of an unlock can still be returned. */
export interface OpenReturn {
  readonly rule: GuaranteeRule
  /** The last moment; null: no limit. */
  readonly until: string | null
}

/**
 * The possible returns of a paid unlock, as long as none has happened; the reader must leave out those whose time is over. A duplicate is
 * not included, since it costs nothing.
 * @param isOver the couple withdrew or closed the request after the unlock
 */
export function openReturns(unlockedAt: string, { isOver }: { readonly isOver: boolean }): readonly OpenReturn[] {
  const { unreachable, withdrawn } = guaranteeOf(unlockedAt)
  const reached: OpenReturn = { rule: 'unreachable', until: endOfWindow(unlockedAt, unreachable.days) }
  if (isOver) return [reached]
  return [{ rule: 'withdrawn', until: endOfWindow(unlockedAt, withdrawn.days) }, reached, { rule: 'settled-first', until: null }]
}
