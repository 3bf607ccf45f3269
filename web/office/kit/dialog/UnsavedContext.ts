import { createContext, useContext, useEffect } from 'react'

/** Tells the dialog around a form that leaving it would lose what was typed. */
export const UnsavedContext = createContext<(isUnsaved: boolean) => void>(() => {})

/** Of a form: whether it holds what is kept nowhere else. */
export function useTellUnsaved(isUnsaved: boolean): void {
  const tell = useContext(UnsavedContext)
  useEffect(() => {
    tell(isUnsaved)
    return () => tell(false)
  }, [tell, isUnsaved])
}
