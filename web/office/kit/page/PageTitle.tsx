import { createContext, useContext } from 'react'
import { useText } from '../../i18n/useText.ts'

/** How many items wait for the person; the layout provides it. */
export const TitleCountContext = createContext(0)

/** The document title: the page, and the number of waiting items. */
export function PageTitle({ title }: { readonly title: string }) {
  const t = useText()
  const count = useContext(TitleCountContext)
  return <title>{`${count > 0 ? `(${count}) ` : ''}${title} · ${t('layout.product')}`}</title>
}
