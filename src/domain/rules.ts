import { defaultPrivateRules } from './privateRules.ts'
import { defaultPublicRules, type PublicRules, type Widened } from './publicRules.ts'

/**
 * Every number that the business may want to change. Configuration may override single values (`RULES`), so nothing reads the defaults
 * but the composition root and tests; everybody else is handed the rules in force.
 */
export const defaultRules = { ...defaultPublicRules, ...defaultPrivateRules } as const

export type Rules = Widened<typeof defaultRules>

/** The part of the rules that pages carry to browsers. */
export function publicRulesOf(rules: Rules): PublicRules {
  const entries = Object.keys(defaultPublicRules).map((name) => [name, rules[name as keyof PublicRules]])
  return Object.fromEntries(entries) as PublicRules
}
