import { defaultPublicRules } from '../../../src/domain/publicRules.ts'
import type { PageData } from '../pageData.ts'

/** Embeds the page data that the server sends with every page: in French, with the default rules. */
export function embedPageData(more: Partial<PageData> = {}): void {
  const data: PageData = { language: 'fr', country: 'FR', maybeSignedIn: true, rules: defaultPublicRules, ...more }
  document.querySelector('#page-data')?.remove()
  const element = document.createElement('script')
  element.type = 'application/json'
  element.id = 'page-data'
  element.textContent = JSON.stringify(data)
  document.head.append(element)
}
