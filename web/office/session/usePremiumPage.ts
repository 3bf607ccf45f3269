import { useResourceDefinitions } from 'react-admin'

/** Where Premium is taken; until there is such a page, where the plan is shown. */
const pages = ['subscription', 'credits'] as const

/** The page of the office that leads to Premium. */
export function usePremiumPage(): (typeof pages)[number] {
  const known = useResourceDefinitions()
  return pages.find((name) => known[name]) ?? 'credits'
}
