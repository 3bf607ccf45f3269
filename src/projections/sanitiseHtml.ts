import sanitizeHtml from 'sanitize-html'

// No links: a portrait is no place for addresses.
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

const harmless = new RegExp(`&(?:amp|lt|gt|quot);|</?(?:${[...blockTags, ...inlineTags].join('|')})>|<br />`, 'g')
const blockTag = new RegExp(`</?(?:${blockTags.join('|')})(?: /)?>`, 'g')
const anyTag = /<[^>]*>/g

/**
 * The text that a provider wrote about itself, with nothing but paragraphs, lists, small headings and emphasis, without attributes.
 * What was sanitised before is only looked through.
 */
export function sanitisePortrait(html: string): string {
  return isSanitised(html) ? html : sanitizeHtml(html, options)
}

/**
 * The beginning of the text with its emphasis, as sanitised HTML on one line: at most `length` characters, cut at a word, with an
 * ellipsis for the rest.
 */
export function inlineExcerpt(html: string, length: number): string {
  return cut(onOneLine(sanitisePortrait(html)), length)
}

/** As `inlineExcerpt`, without any tag; still HTML, so `&` is `&amp;`. */
export function textExcerpt(html: string, length: number): string {
  return cut(onOneLine(sanitisePortrait(html)).replace(anyTag, ''), length)
}

/** True when there is nothing but text, allowed tags without attributes, and every tag is closed in order. */
function isSanitised(html: string): boolean {
  if (/[<>&]/.test(html.replace(harmless, ''))) return false
  const open: string[] = []
  for (const [tag] of html.matchAll(anyTag)) {
    if (tag.startsWith('</')) {
      if (open.pop() !== tag.slice(2, -1)) return false
    } else if (tag !== '<br />') open.push(tag.slice(1, -1))
  }
  return open.length === 0
}

/** Sanitised HTML without its blocks; words that stood in different ones stay apart. */
function onOneLine(html: string): string {
  return html.replace(blockTag, ' ').replace(/\s+/g, ' ').trim()
}

/** Cuts inline HTML: an accented letter or an entity counts as one character, and tags that are open are closed. */
function cut(html: string, length: number): string {
  const open: string[] = []
  let shown = 0
  let end = { at: 0, closing: '' }
  let atSpace = false
  for (const { 0: piece, index } of html.matchAll(/<\/?[a-z]+>|&[a-z]+;|\P{M}\p{M}*|\p{M}+/giu)) {
    if (piece.startsWith('</')) open.pop()
    else if (piece.startsWith('<')) open.push(piece.slice(1, -1))
    else {
      if (shown < length && (piece === ' ' || !atSpace)) {
        atSpace ||= piece === ' '
        end = {
          at: index,
          closing: open
            .toReversed()
            .map((tag) => `</${tag}>`)
            .join(''),
        }
      }
      if (++shown > length) return `${html.slice(0, end.at)}…${end.closing}`
    }
  }
  return html
}
