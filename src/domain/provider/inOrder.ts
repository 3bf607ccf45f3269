/** The items in the order of the ids; items without an id in it come last, in their previous order. */
export function inOrder<Item>(items: readonly Item[], ids: readonly string[], idOf: (item: Item) => string): readonly Item[] {
  const place = new Map(ids.map((id, index) => [id, index]))
  const rank = (item: Item) => place.get(idOf(item)) ?? ids.length
  return items.toSorted((a, b) => rank(a) - rank(b))
}
