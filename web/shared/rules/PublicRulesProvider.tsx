import { createContext, type ReactNode, useContext } from 'react'
import type { PublicRules } from '../../../src/domain/publicRules.ts'

const RulesContext = createContext<PublicRules | undefined>(undefined)

export function PublicRulesProvider({ rules, children }: { readonly rules: PublicRules; readonly children: ReactNode }) {
  return <RulesContext value={rules}>{children}</RulesContext>
}

/** The rules in force, as the server sent them with the page. */
export function usePublicRules(): PublicRules {
  const rules = useContext(RulesContext)
  if (!rules) throw new Error('usePublicRules needs a PublicRulesProvider above it')
  return rules
}
