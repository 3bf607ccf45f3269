import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const office = join(import.meta.dirname, '../../web/office')
const files = readdirSync(join(office, 'texts/fr')).map((name) => name.slice(0, -'.json'.length))
const anyFile = files.join('|')
const key = new RegExp(`['"\`](${anyFile})\\.[\\w$]`, 'g')
const ofResource = new RegExp(`(?:resource(?:=|: )|useResourceTexts\\()["'](${anyFile})["']`, 'g')
const anyImport = /^(?:import|export)(?! type)[^'\n]*(?:\n[^']*?)?from '(\.[^']+\.tsx?)'/gm
const part = /(withTexts\(\s*\[([^\]]*)\],\s*)?async \(\) => \(await import\('(\.[^']+\.tsx?)'\)/g

/** A key whose file is computed, in a call or in an attribute; the search could not see which file it is. */
const computed =
  /(\b(?:t|translate)\((?:[^()]|\([^()]*\))*?|\b(?!(?:source|name|value|draft|draftKey|key|id|to)=)\w+=\{[^{}]*?)`\$\{[^}]*\}\.[^`]*`/g
const translatesComputedKeys = 'i18n/useResourceTexts.ts'

/** Code that a module loads later, with its texts. */
export interface LaterPart {
  readonly file: string
  readonly texts: readonly string[]
  /** The resource whose page it is. The kit shows the texts of that resource. */
  readonly resource?: string
}

/** What a module has to do with texts. */
export interface TextUse {
  /** Files of texts from which it shows some. */
  readonly shows: readonly string[]
  /** Keys of which no file is named. */
  readonly computed: readonly string[]
  readonly imports: readonly string[]
  readonly later: readonly LaterPart[]
}

/** Finds in a source which texts it uses, and what it imports and loads later. The source is searched, not run. */
export function readTextUse(file: string, source = readFileSync(file, 'utf8')): TextUse {
  const beside = (path: string) => join(dirname(file), path)
  const namesIn = (pattern: RegExp) => [...source.matchAll(pattern)].flatMap(([, name]) => name ?? [])
  return {
    shows: [...new Set([...namesIn(key), ...namesIn(ofResource)])],
    computed: file === join(office, translatesComputedKeys) ? [] : [...source.matchAll(computed)].map(([found]) => found),
    imports: namesIn(anyImport).map(beside).filter(isOfWeb),
    later: [...source.matchAll(part)].map(({ index, 2: texts = '', 3: path = '' }) => {
      const resource = /(?:.|\n)*\bname: '(\w+)'/.exec(source.slice(0, index))?.[1]
      const own = source.includes('defineResource(') && resource !== undefined && files.includes(resource) ? { resource } : {}
      return { file: beside(path), texts: [...texts.matchAll(/'(\w+)'/g)].flatMap(([, name]) => name ?? []), ...own }
    }),
  }
}

/** The files of texts that are loaded with each part that is loaded later, by its path in the office. */
export function declaredTexts(): ReadonlyMap<string, readonly string[]> {
  const sources = readdirSync(office, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!test)\.tsx?$/.test(name))
  const parts = sources.flatMap((name) => readTextUse(join(office, name)).later)
  return new Map(parts.filter(({ texts }) => texts.length > 0).map(({ file, texts }) => [relative(office, file), texts]))
}

/** The server's sources know no keys of the office; some of their codes look like them. */
function isOfWeb(file: string): boolean {
  return !relative(join(office, '..'), file).startsWith('..')
}
