import { createContext, useContext, useEffect } from 'react'

/** Tells the dialog around a form whether closing would discard input. */
export const UnsavedContext = createContext<(isUnsaved: boolean) => void>(() => {})

/** Whether the form holds input that is stored nowhere else. */
export function useTellUnsaved(isUnsaved: boolean): void {
  const tell = useContext(UnsavedContext)
  useEffect(() => {
    tell(isUnsaved)
    return () => tell(false)
  }, [tell, isUnsaved])
}
