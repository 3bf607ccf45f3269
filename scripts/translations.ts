import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Checks the web apps' texts: every language has every key with the same placeholders, and every key is used. French is written first. */
const home = join(import.meta.dirname, '..')
const first = 'fr'
const plural = /_(zero|one|two|few|many|other)$/
const problems: string[] = []

for (const app of ['couple', 'office']) {
  const folder = join(home, 'web', app, 'locales')
  if (!existsSync(folder)) continue
  const sources = sourcesOf(join(home, 'web', app)) + sourcesOf(join(home, 'web/shared'))
  const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const file of readdirSync(join(folder, first)).filter((name) => name.endsWith('.json'))) {
    const namespace = file.slice(0, -'.json'.length)
    const originals = textsOf(join(folder, first, file))
    for (const { name: language } of languages)
      compare(`${app}/${language}/${file}`, originals, textsOf(join(folder, language, file)), language)
    for (const key of new Set([...originals.keys()].map(withoutPlural))) {
      if (!isUsed(sources, namespace, key)) problems.push(`${app}/${first}/${file}: nothing shows "${key}"`)
    }
  }
}

console.info(problems.length === 0 ? 'Every text is there in every language, and shown somewhere.' : problems.join('\n'))
process.exitCode = problems.length === 0 ? 0 : 1

function compare(where: string, originals: ReadonlyMap<string, string>, translated: ReadonlyMap<string, string>, language: string): void {
  const present = new Set([...translated.keys()].map(withoutPlural))
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  for (const [key, original] of originals) {
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
}

/**
 * A key is used where it stands in quotes, with or without its namespace, or where a template begins with its path. The office's kit looks for
 * texts by their resource: `fields.<source>`, and those that it names itself, e.g. `empty.title`.
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
