import { useEffect, useState } from 'react'

/** How long typing must pause before what was typed is searched. */
export const typingPauseMs = 400

/** The typed text, delayed until typing pauses. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
