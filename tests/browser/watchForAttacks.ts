import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export interface AttackWatch {
  readonly expectNone: () => void
  /** The problems since the last call. */
  readonly take: () => readonly string[]
}

/** Forbidden on a page: running a payload, violating the content policy, opening a dialog, calling another host. */
export async function watchForAttacks(page: Page, origin: string): Promise<AttackWatch> {
  const seen: string[] = []
  await page.exposeFunction('xss', () => void seen.push('a payload ran'))
  await page.exposeFunction('violated', (what: string) => void seen.push(`the policy stopped ${what}`))
  await page.addInitScript(() => {
    const { violated } = window as unknown as { violated: (what: string) => void }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => violated(`${violatedDirective} ${sample}`))
  })
  page.on('dialog', (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('about:')) seen.push(`a request to ${request.url()}`)
  })
  return {
    expectNone: () => expect(seen).toEqual([]),
    take: () => seen.splice(0),
  }
}

/** The external addresses of the page's links and frames; inline pictures are allowed. */
export async function otherHosts(page: Page): Promise<readonly string[]> {
  return page
    .locator('main :is(a, iframe, form, img, object, embed), [role=dialog] :is(a, iframe, form, img, object, embed)')
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        const address = element.getAttribute('href') ?? element.getAttribute('src') ?? ''
        const url = URL.parse(address, document.baseURI)
        const isWrittenPicture = element instanceof HTMLImageElement && url?.protocol === 'data:'
        return url?.origin === window.location.origin || isWrittenPicture ? [] : [address]
      }),
    )
}
