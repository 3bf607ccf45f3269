import sanitizeHtml from 'sanitize-html'

/**
 * Texts that providers write about themselves. What may stand in them is listed, everything else goes; no links, for a portrait is
 * no place for addresses.
 */
const blockTags = ['p', 'br', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote']
const inlineTags = ['strong', 'b', 'em', 'i', 'u']
const dropped = [
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
]

const allowing = (allowedTags: string[]): sanitizeHtml.IOptions => ({
  allowedTags,
  allowedAttributes: {},
  nonTextTags: dropped,
  disallowedTagsMode: 'discard',
})
const mostRemembered = 2_000
const portraitOptions = allowing([...blockTags, ...inlineTags])
const inlineOptions = allowing(inlineTags)
const textOptions = allowing([])

/** The HTML with nothing but paragraphs, lists, small headings and emphasis, without attributes. */
export const sanitisePortrait = remembering((html) => sanitizeHtml(html, portraitOptions))

/** The first characters of the text, with its emphasis: at most `length`, cut at a word, an ellipsis for the rest. HTML, sanitised. */
export function inlineExcerpt(html: string, length: number): string {
  return cut(inline(html), length)
}

/** As `inlineExcerpt`, without any tag; still HTML, so `&` is `&amp;`. */
export function textExcerpt(html: string, length: number): string {
  return cut(withoutTags(html), length)
}

const inline = remembering((html) => onOneLine(sanitizeHtml(spaced(html), inlineOptions)))
const withoutTags = remembering((html) => onOneLine(sanitizeHtml(spaced(html), textOptions)))

/** Words that stood in different blocks stay apart. */
function spaced(html: string): string {
  return html.replace(/<\/?(?:p|br|ul|ol|li|h[1-6]|blockquote|div|section|table|tr|td|th)\b[^>]*>/gi, ' ')
}

function onOneLine(html: string): string {
  return html.replace(/\s+/g, ' ').trim()
}

/** Cuts sanitised inline HTML: an accented letter or an entity counts as one character, and tags that are open are closed. */
function cut(html: string, length: number): string {
  const open: string[] = []
  let shown = 0
  let end = { at: 0, closing: '' }
  let atSpace = false
  for (const { 0: piece, index } of html.matchAll(/<\/?[a-z]+>|&[a-z0-9#]+;|\P{M}\p{M}*|\p{M}+/giu)) {
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
      shown++
    }
  }
  return shown <= length ? html : `${html.slice(0, end.at)}…${end.closing}`
}

/** The function, with its latest answers kept: the same few texts are shown again and again. */
function remembering(compute: (text: string) => string): (text: string) => string {
  const answers = new Map<string, string>()
  return (text) => {
    const answer = answers.get(text) ?? compute(text)
    answers.delete(text)
    answers.set(text, answer)
    const [oldest] = answers.keys()
    if (answers.size > mostRemembered && oldest !== undefined) answers.delete(oldest)
    return answer
  }
}
