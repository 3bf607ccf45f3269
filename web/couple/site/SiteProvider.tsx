import { createContext, type ReactNode, useContext } from 'react'
import type { Site } from '../../../src/api/schemas/publicPage.ts'
import { PublicRulesProvider } from '../../shared/rules/PublicRulesProvider.tsx'

const SiteContext = createContext<Omit<Site, 'rules'>>({ country: 'FR', asksConsent: false, hasLegalPages: false, forVisitors: false })

export function SiteProvider({ site, children }: { readonly site: Site; readonly children: ReactNode }) {
  return (
    <SiteContext value={site}>
      <PublicRulesProvider rules={site.rules}>{children}</PublicRulesProvider>
    </SiteContext>
  )
}

export function useSite(): Omit<Site, 'rules'> {
  return useContext(SiteContext)
}
