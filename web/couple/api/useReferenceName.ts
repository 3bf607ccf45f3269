import { type ReferenceListName, useReferenceList } from './useReferenceList.ts'

/**
 * What a value of one of the server's lists is called; a couple's own words stand as they are, and '' stays ''.
 * @param meanwhile what stands for it until the list is there
 */
export function useReferenceName(list: ReferenceListName, slug: string, meanwhile = slug): string {
  const { data: items } = useReferenceList(list)
  if (slug === '') return ''
  return items ? (items.find((item) => item.slug === slug)?.name ?? slug) : meanwhile
}
