const tag = /<[^>]*>/g
const entity = /&(?:#\d+|#x[\da-f]+|[a-z]+);/gi

/** How many characters a rich text has without its markup; an entity is one. Counted alike by the server and by the counter of an editor. */
export function writtenLength(html: string): number {
  return html.replace(tag, '').replace(entity, '.').length
}
