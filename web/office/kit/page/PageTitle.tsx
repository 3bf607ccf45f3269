import { createContext, useContext } from 'react'
import { useText } from '../../i18n/useText.ts'

/** How many things wait for the person, wherever it is in the office; the layout knows. */
export const TitleCountContext = createContext(0)

/** The window's title: what is shown, and how many things wait. */
export function PageTitle({ title }: { readonly title: string }) {
  const t = useText()
  const count = useContext(TitleCountContext)
  return <title>{`${count > 0 ? `(${count}) ` : ''}${title} · ${t('layout.product')}`}</title>
}
