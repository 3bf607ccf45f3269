import { useEffect, useState } from 'react'
import { sceneMs } from './scenes.ts'

/** Goes from scene to scene while it plays, and stops at the end; played again, it begins anew. */
export function useFilm(count: number) {
  const [index, setIndex] = useState(0)
  const [playing, setPlaying] = useState(true)
  const last = index === count - 1
  useEffect(() => {
    if (!playing) return undefined
    const timer = setTimeout(() => (last ? setPlaying(false) : setIndex(index + 1)), sceneMs)
    return () => clearTimeout(timer)
  }, [playing, index, last])
  return {
    index,
    playing,
    toggle: () => {
      if (!playing && last) setIndex(0)
      setPlaying(!playing)
    },
    show: (scene: number) => {
      setIndex(scene)
      setPlaying(false)
    },
  }
}
