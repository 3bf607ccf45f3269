import { createContext, type ReactNode, useContext } from 'react'
import type { Country } from '../../../src/domain/locale.ts'
import type { PublicRules } from '../../../src/domain/publicRules.ts'
import { PublicRulesProvider } from '../../shared/rules/PublicRulesProvider.tsx'

/** What the server knows of the site that was called: the same where a page is drawn and where it is taken over. */
export interface Site {
  /** Of the domain. */
  readonly country: Country
  /** Use or failures can be told to somebody, so people are asked whether they may be. */
  readonly asksConsent: boolean
  /** The rules in force. */
  readonly rules: PublicRules
}

const SiteContext = createContext<Omit<Site, 'rules'>>({ country: 'FR', asksConsent: false })

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
