import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export interface AttackWatch {
  readonly expectNone: () => void
  /** What was seen since the last look. */
  readonly take: () => readonly string[]
}

/** What a page must never do: run a payload, need its policy to stop one, open a dialog, ask another host for something. */
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

/** Where links and frames of the page lead besides the product itself; pictures may be written into the page. */
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
