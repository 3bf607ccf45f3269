import type { ReactNode } from 'react'

/** The fields of a form without the padding of a card. */
export function FormBody({ children }: { readonly children: ReactNode }) {
  return children
}
