import { wordListsToLists } from './wordLists.ts'

const allowed = new Set(['P', 'BR', 'UL', 'OL', 'LI', 'H3', 'H4', 'BLOCKQUOTE', 'STRONG', 'EM', 'U'])
const renamed: Readonly<Record<string, string>> = {
  H1: 'h3',
  H2: 'h3',
  H5: 'h4',
  H6: 'h4',
  B: 'strong',
  I: 'em',
  DIV: 'p',
  TD: 'p',
  TH: 'p',
  CAPTION: 'p',
}
const blocks = 'p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, table, tr, td, th'
/** Pictures, invisible elements, comments in the margin, and text deleted in tracked changes. */
const dropped =
  'script, style, title, meta, link, xml, noscript, template, iframe, object, svg, math, img, del, [style*="mso-element:comment-list" i], .MsoCommentReference, .msocomanchor'
/** ASCII control characters except tab and line breaks. The server refuses them. */
const control = /(?![\t\n\r\u0080-\u009F])\p{Cc}/gu
const spaces = '[ \\t\\n\\r\\u00a0]'
const spacesAroundNoBreak = new RegExp(`${spaces}*\\u00a0${spaces}*`, 'g')

/**
 * Converts the clipboard's HTML to the elements that the server keeps: lists, headings and emphasis that Word, Google Docs, LibreOffice
 * and Outlook encode as styles and paragraphs. The document that it is parsed in runs and loads nothing. Rule TXT-3.
 */
export function cleanPastedHtml(html: string): string {
  // Copied from an editor like this one, which marks it with an attribute.
  if (html.includes('data-pm-slice')) return html
  const { body } = new DOMParser().parseFromString(html.replace(control, ''), 'text/html')
  for (const element of body.querySelectorAll(dropped)) element.remove()
  // Word's own elements, such as `o:p` and smart tags.
  for (const element of body.querySelectorAll('*')) if (element.tagName.includes(':')) element.replaceWith(...element.childNodes)
  // Links are not kept, so their underline is dropped too.
  for (const underlined of body.querySelectorAll<HTMLElement>('a u, a ins')) underlined.replaceWith(...underlined.childNodes)
  for (const styled of body.querySelectorAll<HTMLElement>('a [style]')) styled.style.textDecoration = 'none'
  wordListsToLists(body)
  for (const element of body.querySelectorAll<HTMLElement>('*')) if (element.isConnected) cleaned(element)
  mendLists(body)
  cleanSpaces(body)
  for (const block of body.querySelectorAll('p, li, h3, h4, blockquote')) {
    if (block.textContent.trim() === '') block.remove()
  }
  dropSpacesAtEdges(body)
  return body.innerHTML
}

/** The clipboard's plain text. */
export function cleanPastedText(text: string): string {
  // Word's line break within a paragraph.
  return text.replaceAll('\v', '\n').replace(control, '')
}

/** The element under an allowed name and without attributes; only its content where it has no meaning. */
function cleaned(element: HTMLElement): void {
  const marks = marksOf(element)
  const name = nameOf(element)
  if (marks.length > 0) {
    const inner = marks.reduceRight((content: readonly Node[], mark) => [wrapped(mark, content)], [...element.childNodes])
    element.replaceChildren(...inner)
  }
  if (name === undefined) element.replaceWith(...element.childNodes)
  else element.replaceWith(wrapped(name, [...element.childNodes]))
}

function nameOf(element: HTMLElement): string | undefined {
  const { tagName } = element
  if (tagName === 'P' && element.matches('.MsoTitle, .MsoSubtitle')) return 'h3'
  const name = renamed[tagName] ?? (allowed.has(tagName) ? tagName.toLowerCase() : undefined)
  // A cell or a `div` around paragraphs is not a paragraph itself.
  if (name === 'p' && element.querySelector(blocks)) return undefined
  // Google Docs wraps the whole clip in a `b` that is not bold.
  if (name === 'strong' && /^(normal|400)$/.test(element.style.fontWeight)) return undefined
  if (name === 'u' && element.querySelector('a')) return undefined
  return name
}

/** Emphasis that is expressed by a style. */
function marksOf(element: HTMLElement): readonly string[] {
  if (!element.matches('span, font') || element.closest('h1, h2, h3, h4, h5, h6')) return []
  const { fontWeight, fontStyle, textDecoration, textDecorationLine } = element.style
  return [
    ...(/^(bold|bolder|[6-9]00)$/.test(fontWeight) ? ['strong'] : []),
    ...(fontStyle === 'italic' ? ['em'] : []),
    ...(/underline/.test(textDecoration || textDecorationLine) ? ['u'] : []),
  ]
}

function wrapped(name: string, content: readonly Node[]): HTMLElement {
  const element = document.createElement(name)
  element.append(...content)
  return element
}

/** A nested list must be within an item; Google Docs and Word put some between items. */
function mendLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling
    if (before?.tagName === 'LI') before.append(list)
    else {
      const item = document.createElement('li')
      list.replaceWith(item)
      item.append(list)
    }
  }
}

/** Replaces no-break spaces used for layout by plain ones, and keeps those of French punctuation. */
function cleanSpaces(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    node.textContent = text.replace(spacesAroundNoBreak, (run, at: number) => {
      const beside = `${text[at - 1] ?? ''}|${text[at + run.length] ?? ''}`
      return run === '\u00a0' && /«\||\|[:;?!»%€]|\d\|\d/.test(beside) ? run : ' '
    })
  }
}

/** Whitespace of the source file: at the ends of a paragraph, and between blocks. */
function dropSpacesAtEdges(body: HTMLElement): void {
  const isEdge = (beside: Node | null) =>
    beside === null || (beside instanceof Element && (beside.tagName === 'BR' || beside.matches(blocks)))
  const texts: Node[] = []
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node)
  for (const node of texts) {
    const isInBlock = node.parentElement?.matches(`body, ${blocks}`) ?? false
    let text = node.nodeType === Node.COMMENT_NODE ? '' : (node.textContent ?? '')
    if (isInBlock && isEdge(node.previousSibling)) text = text.trimStart()
    if (isInBlock && isEdge(node.nextSibling)) text = text.trimEnd()
    if (text === '') node.parentNode?.removeChild(node)
    else node.textContent = text
  }
}
