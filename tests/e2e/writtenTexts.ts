import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The texts of the office, the couples' pages or the mails, by their path in the file. */
export function writtenTexts(language: string) {
  const read = (folder: string) => (file: string, path: string) => {
    const texts: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../..', folder, language, `${file}.json`), 'utf8'))
    const text = path.split('.').reduce((tree, key) => (tree as Record<string, unknown>)[key], texts)
    if (typeof text !== 'string') throw new Error(`${file}.json has no text ${path}`)
    return text
  }
  return { office: read('web/office/texts'), couple: read('web/couple/texts'), server: read('src/texts') }
}

export type WrittenTexts = ReturnType<typeof writtenTexts>
