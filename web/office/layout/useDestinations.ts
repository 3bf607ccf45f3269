import { officePage } from '../../../src/api/schemas/pagePaths.ts'
import { useText } from '../i18n/useText.ts'
import type { Destination } from './destination.ts'
import { useMenu } from './useMenu.ts'
import { useRecordSearch } from './useRecordSearch.ts'

/** The pages whose names contain the input, and the records that the API finds for it. */
export function useDestinations(typed: string) {
  const t = useText()
  const { entries } = useMenu()
  const { records, ...search } = useRecordSearch(typed)
  const wanted = plain(typed)
  const pages: readonly Destination[] = entries
    .map(({ name }) => ({ path: officePage(name), name: t(`pages.${name}`), line: '', group: t('layout.palette.pages') }))
    .filter(({ name }) => plain(name).includes(wanted))
  return { destinations: [...pages, ...records], ...search }
}

/** Removes accents and case. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
