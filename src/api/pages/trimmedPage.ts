import { type Targets, transform } from 'lightningcss'

/** The browsers that the web apps are built for, as lightningcss writes versions. */
const targets: Targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) }

const styleTags = /<style[^>]*>(.*?)<\/style>/gs
const classAttributes = / class="([^"]*)"/g
/** Lists to which MoreElement appends items of another page, whose classes must have the same names. */
const extendedLists = /<alliance-more.*?<\/alliance-more>/gs

/**
 * The page with minified styles in a single tag, without rules for classes that no element has, without classes that no rule has, and
 * with short names for those of Emotion. It looks the same, and fits into what a new connection carries before the first answer. Only
 * for pages that are not hydrated: Emotion would not find its names.
 */
export function trimmedPage(html: string): string {
  const styles = [...html.matchAll(styleTags)].map(([, style = '']) => style).join('')
  const present = classesOf(html)
  const shared = classesOf((html.match(extendedLists) ?? []).join(''))
  const css = minified(
    styles,
    classesIn(styles).filter((name) => !present.has(name)),
  )
  const canBeShort = (name: string) => name.startsWith('css-') && !shared.has(name)
  const nameOf = new Map(classesIn(css).map((name, index) => [name, canBeShort(name) ? `_${index.toString(36)}` : name]))
  const shorter = css.replaceAll(/(?<=\.)css-\w+/g, (name) => nameOf.get(name) ?? name)
  return html
    .replaceAll(styleTags, '')
    .replaceAll(classAttributes, (_attribute, names: string) => {
      const kept = names.split(' ').flatMap((name) => nameOf.get(name) ?? [])
      return kept.length > 0 ? ` class="${kept.join(' ')}"` : ''
    })
    .replace('</head>', () => `<style>${shorter}</style></head>`)
}

/** MUI's `xs`, which is true on every screen. */
const alwaysTrue = /@media \(min-width:0px\)\{((?:[^{}]*\{[^{}]*\})*)\}/g

function minified(css: string, unusedSymbols: string[]): string {
  const source = css.replaceAll(alwaysTrue, '$1')
  const { code } = transform({ filename: 'page.css', code: Buffer.from(source), minify: true, errorRecovery: true, targets, unusedSymbols })
  return code.toString()
}

function classesOf(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(classAttributes)].flatMap(([, names = '']) => names.split(' ')))
}

/** Also finds a file's extension in an address; nothing has it as a class. */
function classesIn(css: string): readonly string[] {
  return [...new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name))]
}
