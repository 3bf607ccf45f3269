import { createContext, type ReactNode, useContext } from 'react'
import type { Country } from '../../../src/domain/locale.ts'

/** What the server knows of the site that was called: the same where a page is drawn and where it is taken over. */
export interface Site {
  /** Of the domain. */
  readonly country: Country
  /** Use or failures can be told to somebody, so people are asked whether they may be. */
  readonly asksConsent: boolean
}

const SiteContext = createContext<Site>({ country: 'FR', asksConsent: false })

export function SiteProvider({ site, children }: { readonly site: Site; readonly children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>
}

export function useSite(): Site {
  return useContext(SiteContext)
}
