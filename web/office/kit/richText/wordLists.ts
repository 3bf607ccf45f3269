const marker = '[style*="mso-list:ignore" i], [style*="mso-list: ignore" i]'
const ordered = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i

interface Item {
  readonly paragraph: HTMLElement
  readonly level: number
  readonly list: 'ol' | 'ul'
}

/**
 * Word and Outlook write a list item as a paragraph: its level in a style, its bullet or number as text. This converts them to nested
 * lists.
 */
export function wordListsToLists(body: HTMLElement): void {
  let run: Item[] = []
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, div')) {
    const item = itemOf(paragraph)
    const last = run.at(-1)?.paragraph
    if (last && (!item || nextParagraph(last) !== paragraph)) {
      replaceByList(run)
      run = []
    }
    if (item) run.push(item)
  }
  replaceByList(run)
}

function itemOf(paragraph: HTMLElement): Item | undefined {
  const style = paragraph.getAttribute('style') ?? ''
  const level = /mso-list:\s*l\d+\s+level(\d+)/i.exec(style)?.[1]
  const mark = paragraph.querySelector(marker)
  if (level === undefined && !(mark && /^MsoListParagraph/i.test(paragraph.className))) return undefined
  const list = ordered.test(mark?.textContent.trim() ?? '') ? 'ol' : 'ul'
  mark?.remove()
  return { paragraph, level: Number(level ?? 1), list }
}

/** The next sibling, ignoring spaces and comments. */
function nextParagraph(element: Element): Element | null {
  for (let next = element.nextSibling; next; next = next.nextSibling) {
    if (next instanceof Element) return next
    if (next.nodeType === Node.TEXT_NODE && next.textContent?.trim()) return null
  }
  return null
}

function replaceByList(items: readonly Item[]): void {
  const [first] = items
  if (!first) return
  const root = document.createElement(first.list)
  first.paragraph.before(root)
  const open: { readonly level: number; readonly list: HTMLElement }[] = [{ level: first.level, list: root }]
  for (const { paragraph, level, list } of items) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop()
    const current = open.at(-1)
    if (!current) return
    let target = current.list
    if (level > current.level) {
      target = document.createElement(list)
      const above = current.list.lastElementChild
      if (above) above.append(target)
      else current.list.append(target)
      open.push({ level, list: target })
    }
    const item = document.createElement('li')
    item.append(...paragraph.childNodes)
    target.append(item)
    paragraph.remove()
  }
}
