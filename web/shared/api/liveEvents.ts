import { useEffect, useRef } from 'react'
import { apiSides } from '../../../src/api/schemas/apiSides.ts'
import type { KnownPosition } from './knownPosition.ts'

/** A live event: its type, the ids it concerns, and its position in the log. */
export interface LiveEvent {
  readonly type: string
  readonly ids: Readonly<Record<string, string>>
  readonly position: string
}

export interface LiveListener {
  /** An event that concerns this person. */
  readonly onChange: (event: LiveEvent) => void
  /** The connection is open. Events may have been missed since the last read. */
  readonly onReady: () => void
  /** The server refused the connection, e.g. because the session has to be renewed. It is opened again after a pause. */
  readonly onRefused: () => void
}

const firstPauseMs = 2_000
const longestPauseMs = 60_000

/**
 * Listens to the live channel at `path` while the component is mounted. `position` is updated before a listener is called, so that reads
 * made by the listener include the event. The browser reconnects a broken connection; a refused one is opened again after growing
 * pauses.
 */
export function useLiveEvents(position: KnownPosition, listener: LiveListener, path: string = apiSides.couple.eventsPath): void {
  const current = useRef(listener)
  useEffect(() => {
    current.current = listener
  })
  useEffect(() => {
    if (typeof EventSource === 'undefined') return
    return keepListening(path, position, {
      onChange: (event) => current.current.onChange(event),
      onReady: () => current.current.onReady(),
      onRefused: () => current.current.onRefused(),
    })
  }, [path, position])
}

/** Returns a function that stops listening. */
function keepListening(path: string, position: KnownPosition, { onChange, onReady, onRefused }: LiveListener): () => void {
  let source: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = firstPauseMs
  let wasUp = false
  const open = () => {
    // Reads made until now include this position. A command that is answered before the channel is open reaches a later one, and events of
    // others may lie between the two.
    const known = position.get()
    source = new EventSource(path)
    source.addEventListener('ready', ({ data }: MessageEvent<string>) => {
      const announced = (JSON.parse(data) as Pick<LiveEvent, 'position'>).position
      position.reached(announced)
      if (wasUp || known !== announced) onReady()
      wasUp = true
      pause = firstPauseMs
    })
    source.addEventListener('change', ({ data }: MessageEvent<string>) => {
      const event = JSON.parse(data) as LiveEvent
      position.reached(event.position)
      onChange(event)
    })
    source.addEventListener('error', () => {
      if (source.readyState !== EventSource.CLOSED) return
      onRefused()
      timer = setTimeout(open, pause)
      pause = Math.min(pause * 2, longestPauseMs)
    })
  }
  open()
  return () => {
    clearTimeout(timer)
    source.close()
  }
}
