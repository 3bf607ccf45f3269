import { type ReferenceListName, useReferenceList } from './useReferenceList.ts'

/**
 * The label of a reference value. The couple's own words and '' are returned unchanged.
 * @param placeholder shown while the list loads, instead of the raw key; if the list cannot be loaded, the key is shown
 */
export function useReferenceName(list: ReferenceListName, slug: string, placeholder = '\u00a0'): string {
  const { data: items, isPending } = useReferenceList(list)
  if (slug === '') return ''
  if (isPending) return placeholder
  return items?.find((item) => item.slug === slug)?.name ?? slug
}
