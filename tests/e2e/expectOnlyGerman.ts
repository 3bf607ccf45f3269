import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const folder = join(import.meta.dirname, '../../web/couple/texts')
const german = sentencesOf('de')
const foreign = [...sentencesOf('fr'), ...sentencesOf('en')].filter((sentence) => !german.includes(sentence)).map(pattern)
const known = german.map(pattern)

/** Expects that no visible or spoken text is a French or English sentence of the app. */
export async function expectOnlyGerman(page: Page): Promise<void> {
  const texts = await page.evaluate(() => {
    const found = new Set([document.title])
    for (const element of document.body.querySelectorAll<HTMLElement>(':not(script, style, option, template)')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.add(element.getAttribute(name) ?? '')
      if (element.checkVisibility()) {
        for (const node of element.childNodes) if (node instanceof Text) found.add(node.data)
      }
    }
    return [...found].map((text) => text.trim()).filter(Boolean)
  })
  expect(texts.length).toBeGreaterThan(5)
  expect(texts.filter((text) => foreign.some((each) => each.test(text)) && !known.some((each) => each.test(text)))).toEqual([])
}

/** Every text of a language, split as it may appear in a page. */
function sentencesOf(language: string): readonly string[] {
  const files = readdirSync(join(folder, language)).filter((name) => name.endsWith('.json'))
  return files
    .flatMap((name) => leavesOf(JSON.parse(readFileSync(join(folder, language, name), 'utf8'))))
    .flatMap((text) => text.split(/<\/?\w+>/))
    .map((text) => text.trim())
    .filter((text) => /\p{L}{3}/u.test(text.replaceAll(/{{.*?}}/g, '')))
}

function leavesOf(texts: unknown): readonly string[] {
  if (typeof texts === 'string') return [texts]
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(leavesOf) : []
}

function pattern(sentence: string): RegExp {
  const parts = sentence.split(/{{.*?}}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`)
}
