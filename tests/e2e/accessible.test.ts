import { expect, test } from 'vitest'
import { expectAccessible } from '../browser/expectAccessible.ts'
import { sharedBrowser } from '../browser/sharedBrowser.ts'

const page = (body: string) => `<!doctype html><html lang="en"><title>Page</title><main><h1>Page</h1>${body}</main></html>`

test.each([
  ['a picture without words', '<img src="data:,">', 'image-alt'],
  ['a text that is too pale', '<p style="color: #bbb; background: #fff">Pale</p>', 'color-contrast'],
  ['a field without a label', '<input>', 'label'],
  ['a heading that skips a level', '<h4>Deep</h4>', 'heading-order'],
])('%s is not accessible', async (_what, body, rule) => {
  const browser = await sharedBrowser()
  const window = await browser.newPage()
  window.setDefaultTimeout(120_000)
  await window.setContent(page(body))
  await expect(expectAccessible(window)).rejects.toMatchObject({ actual: [expect.stringMatching(`^${rule}: `)] })
  await window.setContent(page('<p>All is well.</p>'))
  await expectAccessible(window)
  await window.close()
})
