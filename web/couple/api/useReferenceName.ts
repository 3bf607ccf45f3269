import { type ReferenceListName, useReferenceList } from './useReferenceList.ts'

/**
 * What a value of one of the server's lists is called; a couple's own words stand as they are, and '' stays ''.
 * @param placeholder shown while the list loads; the value itself is a key that nobody should read, unless the list cannot be had
 */
export function useReferenceName(list: ReferenceListName, slug: string, placeholder = '\u00a0'): string {
  const { data: items, isPending } = useReferenceList(list)
  if (slug === '') return ''
  if (isPending) return placeholder
  return items?.find((item) => item.slug === slug)?.name ?? slug
}
