import { useEffect, useState } from 'react'

const tickMs = 250

/** The seconds left until a time, counting down to 0. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tick = () => {
      setNow(Date.now())
      if (Date.now() >= moment) clearInterval(timer)
    }
    const timer = setInterval(tick, tickMs)
    const first = setTimeout(tick)
    return () => {
      clearInterval(timer)
      clearTimeout(first)
    }
  }, [moment])
  return Math.max(0, Math.ceil((moment - now) / 1000))
}
