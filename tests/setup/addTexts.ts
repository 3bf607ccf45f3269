import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeSource } from './changeSource.ts'

/** Adds the same texts as a new file for every language of an app. */
export function addTexts(folder: string, name: string, words: object): void {
  for (const language of languagesIn(folder)) writeFileSync(join(folder, language, `${name}.json`), JSON.stringify(words))
}

/** The same for the office, whose types are derived from the French texts. */
export function addOfficeTexts(root: string, name: string, words: object): void {
  const folder = join(root, 'web/office/texts')
  addTexts(folder, name, words)
  const translations = join(folder, 'fr/translations.ts')
  const next = "import history from './history.json'"
  changeSource(translations, next, `${next}\nimport ${name} from './${name}.json'`)
  changeSource(translations, '    history,\n', `    ${name},\n    history,\n`)
}

/** The languages that have a folder. */
export function languagesIn(folder: string): readonly string[] {
  return readdirSync(folder).filter((name) => !name.includes('.'))
}
