import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Texts with a folder for each language, and the sources that use them. */
export interface TextFolder {
  readonly name: string
  readonly folder: string
  readonly sources: readonly string[]
  /** Texts are used by codes and properties from anywhere; default: by their keys in quotes. */
  readonly byCode?: boolean
}

const first = 'fr'
const plural = /_(zero|one|two|few|many|other)$/
/** A plain space beside a French punctuation mark or unit; a line could break there. */
const breakableSpace = / [?!;:»%€]|« /

/**
 * The errors in texts: every language must have every file and key of French, the source language, with the same placeholders and nothing
 * else, and every key must be used. French punctuation needs no-break spaces.
 */
export function checkTexts({ name, folder, sources, byCode = false }: TextFolder, languages: readonly string[]): readonly string[] {
  const problems: string[] = []
  const shown = sources.map(sourcesOf).join('\n')
  const codes = new Set(byCode ? shown.match(/[\w-]+/g) : [])
  const isShown = (namespace: string, key: string) => (byCode ? codes.has(key.split('.').at(-1) ?? key) : isUsed(shown, namespace, key))
  const folders = readdirSync(folder, { withFileTypes: true }).filter(isFolder)
  for (const language of languages)
    if (!folders.some((found) => found.name === language)) problems.push(`${name}: there is no folder ${language}`)
  for (const { name: found } of folders) if (!languages.includes(found)) problems.push(`${name}: ${found} is no language of the product`)
  const files = filesOf(join(folder, first))
  for (const { name: language } of folders)
    for (const file of filesOf(join(folder, language)))
      if (!files.includes(file)) problems.push(`${name}/${language}/${file} is not in ${first}`)
  for (const file of files) {
    const namespace = file.slice(0, -'.json'.length)
    const originals = textsOf(join(folder, first, file))
    for (const { name: language } of folders)
      problems.push(...compare(`${name}/${language}/${file}`, originals, textsOf(join(folder, language, file)), language))
    for (const key of new Set([...originals.keys()].map(withoutPlural))) {
      if (!isShown(namespace, key)) problems.push(`${name}/${first}/${file}: nothing shows "${key}"`)
    }
  }
  return problems
}

function isFolder(entry: Dirent): boolean {
  return entry.isDirectory()
}

function filesOf(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
}

function compare(
  where: string,
  originals: ReadonlyMap<string, string>,
  translated: ReadonlyMap<string, string>,
  language: string,
): readonly string[] {
  const problems: string[] = []
  const present = new Set([...translated.keys()].map(withoutPlural))
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  for (const [key, original] of originals) {
    if (language === first && breakableSpace.test(original)) problems.push(`${where}: "${key}" needs a no-break space`)
    if (plural.test(key)) {
      for (const category of categories) {
        if (!translated.has(`${withoutPlural(key)}_${category}`)) problems.push(`${where}: "${withoutPlural(key)}_${category}" is missing`)
      }
    } else if (!present.has(key)) {
      problems.push(`${where}: "${key}" is missing`)
      continue
    }
    const text = translated.get(key)
    if (text !== undefined && placeholders(text) !== placeholders(original))
      problems.push(`${where}: "${key}" has other placeholders than the original`)
    if (text?.trim() === '') problems.push(`${where}: "${key}" is empty`)
  }
  const known = new Set([...originals.keys()].map(withoutPlural))
  for (const key of present) if (!known.has(key)) problems.push(`${where}: "${key}" is not in ${first}`)
  return problems
}

/**
 * A key counts as used when it is in quotes, with or without its namespace, or when a template begins with its path. The office's kit uses
 * texts by resource: `fields.<source>`, and fixed ones, e.g. `empty.title`.
 */
function isUsed(sources: string, namespace: string, key: string): boolean {
  const field = key.startsWith('fields.') && key.slice('fields.'.length)
  if (field && (sources.includes(`source="${field}"`) || sources.includes(`source: '${field}'`))) return true
  if (sources.includes(`text('${key}'`)) return true
  const paths = key.split('.').map((_, index, parts) => `${parts.slice(0, index + 1).join('.')}.`)
  return ['', `${namespace}:`, `${namespace}.`].some(
    (prefix) =>
      sources.includes(`'${prefix}${key}'`) ||
      sources.includes(`"${prefix}${key}"`) ||
      sources.includes(`\`${prefix}${key}\``) ||
      (prefix !== '' && sources.includes(`\`${prefix}\${`)) ||
      paths.slice(0, -1).some((path) => sources.includes(`\`${prefix}${path}\${`)),
  )
}

function textsOf(file: string): Map<string, string> {
  const texts = new Map<string, string>()
  const add = (path: string, value: unknown) => {
    if (typeof value === 'string') texts.set(path, value)
    else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) add(path === '' ? name : `${path}.${name}`, inner)
    }
  }
  if (existsSync(file)) add('', JSON.parse(readFileSync(file, 'utf8')))
  return texts
}

function withoutPlural(key: string): string {
  return key.replace(plural, '')
}

function placeholders(text: string): string {
  return [...new Set(text.match(/{{-?\s*\w+/g) ?? [])]
    .map((found) => found.replace(/\W/g, ''))
    .toSorted()
    .join()
}

function sourcesOf(folder: string): string {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  return entries
    .filter(({ name }) => /\.tsx?$/.test(name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')
}
