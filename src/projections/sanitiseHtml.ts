import sanitizeHtml from 'sanitize-html'

// No links: a portrait must not contain addresses.
const inlineTags = ['strong', 'b', 'em', 'i', 'u']
const blockTags = ['p', 'br', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote']
const options: sanitizeHtml.IOptions = {
  allowedTags: [...blockTags, ...inlineTags],
  allowedAttributes: {},
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'xmp',
    'noscript',
    'noembed',
    'noframes',
    'iframe',
    'title',
    'template',
    'svg',
    'math',
  ],
}

const harmlessTags = new Set([...blockTags, ...inlineTags].flatMap((tag) => [`<${tag}>`, `</${tag}>`]).concat('<br />'))
const harmlessEntities = ['&amp;', '&lt;', '&gt;', '&quot;']
const longestToken = '</blockquote>'.length
const blockTag = new RegExp(`</?(?:${blockTags.join('|')})(?: /)?>`, 'g')
const anyTag = /<[^>]*>/g
const special = /[<>&]/g
const severalSpaces = /\s{2,}|[^\S ]/g
const piece = /<\/?[a-z]+>|&[a-z]+;|\P{M}\p{M}*|\p{M}+/iuy
const firstMark = 0x300

/**
 * Sanitises a provider's text: keeps only paragraphs, lists, small headings and emphasis, without attributes. Text that is already
 * sanitised is only checked.
 */
export function sanitisePortrait(html: string): string {
  return isSanitised(html) ? html : sanitizeHtml(html, options)
}

/**
 * The beginning of the text with its emphasis, as sanitised HTML on one line: at most `length` characters, cut at a word boundary, with an
 * ellipsis if shortened.
 */
export function inlineExcerpt(html: string, length: number): string {
  return excerpt(sanitisePortrait(html), length, (line) => line)
}

/** The same as `inlineExcerpt` without tags; still HTML, so `&` is `&amp;`. */
export function textExcerpt(html: string, length: number): string {
  return excerpt(sanitisePortrait(html), length, (line) => line.replace(anyTag, ''))
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The words of a short text without blocks, for a field that takes plain text. */
export function plainOf(html: string): string {
  return sanitisePortrait(html)
    .replace(anyTag, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
}

// Most portraits are several times longer than their excerpt, so only the part that decides the excerpt is put on one line.
function excerpt(html: string, length: number, toLine: (line: string) => string): string {
  for (let enough = 3 * length + 100; enough < html.length; enough *= 4) {
    const decided = cut(toLine(onOneLine(html.slice(0, enough))), length, longestToken + 1)
    if (decided !== undefined) return decided
  }
  const line = toLine(onOneLine(html))
  return cut(line, length, 0) ?? line
}

/** True when the text contains only text and allowed tags without attributes, with every tag closed in order. */
function isSanitised(html: string): boolean {
  const open: string[] = []
  for (let at = nextSpecial(html, 0); at !== -1; ) {
    const start = at
    if (html[start] === '&') {
      if (!harmlessEntities.some((entity) => html.startsWith(entity, start))) return false
      at = nextSpecial(html, start + 1)
    } else {
      const tag = html.slice(start, html.indexOf('>', start) + 1)
      if (!harmlessTags.has(tag)) return false
      if (tag.startsWith('</')) {
        if (open.pop() !== tag.slice(2, -1)) return false
      } else if (tag !== '<br />') open.push(tag.slice(1, -1))
      at = nextSpecial(html, start + tag.length)
    }
  }
  return open.length === 0
}

function nextSpecial(html: string, from: number): number {
  special.lastIndex = from
  return special.exec(html)?.index ?? -1
}

/** Sanitised HTML without its blocks; words of different blocks stay separated. */
function onOneLine(html: string): string {
  return html.replace(blockTag, ' ').replace(severalSpaces, ' ').trim()
}

/**
 * Cuts inline HTML: an accented letter or an entity counts as one character, and open tags are closed. Undefined when the text is not
 * longer than `length`, or only by the last `unsure` characters.
 */
function cut(html: string, length: number, unsure: number): string | undefined {
  const open: string[] = []
  let shown = 0
  let end = { at: 0, closing: '' }
  let atSpace = false
  for (let index = 0; index < html.length - unsure; ) {
    const size = pieceLength(html, index)
    const isTag = size > 2 && html[index] === '<'
    if (isTag && html[index + 1] === '/') open.pop()
    else if (isTag) open.push(html.slice(index + 1, index + size - 1))
    else {
      const isSpace = size === 1 && html[index] === ' '
      if (shown < length && (isSpace || !atSpace)) {
        atSpace ||= isSpace
        end = { at: index, closing: '' }
        for (const tag of open) end.closing = `</${tag}>${end.closing}`
      }
      if (++shown > length) return `${html.slice(0, end.at)}…${end.closing}`
    }
    index += size
  }
  return undefined
}

/** The length of the tag, entity or character at a position, including the character's marks. */
function pieceLength(html: string, index: number): number {
  const code = html.charCodeAt(index)
  // Running the expression for every letter would take most of the time.
  const plain = code < firstMark && code !== 0x3c && code !== 0x26
  if (plain && (index + 1 === html.length || html.charCodeAt(index + 1) < firstMark)) return 1
  piece.lastIndex = index
  return piece.exec(html)?.[0].length ?? 1
}
