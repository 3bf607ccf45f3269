import { useEffect, useState } from 'react'

const tickMs = 250

/** Whole seconds that are left until a moment, counting down to 0. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= moment) clearInterval(timer)
    }, tickMs)
    return () => clearInterval(timer)
  }, [moment])
  return Math.max(0, Math.ceil((moment - now) / 1000))
}
