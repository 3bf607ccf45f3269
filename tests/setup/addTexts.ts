import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeSource } from './changeSource.ts'

/** Adds the same texts as a new file for every language of an app. */
export function addTexts(folder: string, name: string, words: object): void {
  for (const language of languagesIn(folder)) writeFileSync(join(folder, language, `${name}.json`), JSON.stringify(words))
}

/** The same for the office, whose types are derived from the French texts; its title goes to the pages' names, which are loaded first. */
export function addOfficeTexts(root: string, name: string, title: string, words: object): void {
  const folder = join(root, 'web/office/texts')
  addTexts(folder, name, words)
  for (const language of languagesIn(folder)) changeSource(join(folder, language, 'pages.json'), '{\n', `{\n  "${name}": "${title}",\n`)
  const sources = join(folder, 'sourceTexts.ts')
  const next = "import type history from './fr/history.json'"
  changeSource(sources, next, `${next}\nimport type ${name} from './fr/${name}.json'`)
  changeSource(sources, '  readonly history:', `  readonly ${name}: typeof ${name}\n  readonly history:`)
}

/** The languages that have a folder. */
export function languagesIn(folder: string): readonly string[] {
  return readdirSync(folder).filter((name) => !name.includes('.'))
}
