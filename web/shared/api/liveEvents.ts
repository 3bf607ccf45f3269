import { useEffect, useRef } from 'react'
import { apiSides } from '../../../src/api/schemas/apiSides.ts'
import type { KnownPosition } from './knownPosition.ts'

/** What the server sends a signed-in person: what happened, to which things, and where it stands in the log. */
export interface LiveEvent {
  readonly type: string
  readonly ids: Readonly<Record<string, string>>
  readonly position: string
}

export interface LiveListener {
  /** Something happened that concerns this person. */
  readonly onChange: (event: LiveEvent) => void
  /** The line is up: anything may have happened before, since what is shown was read. */
  readonly onReady: () => void
  /** The server closed the line, e.g. because the session has to be renewed; it is tried again in a moment. */
  readonly onRefused: () => void
}

const firstPauseMs = 2_000
const longestPauseMs = 60_000

/**
 * Listens to the couples' live channel, or to the path of another side, for as long as the component is there. Positions go to `position` before any listener is called, so that what is read
 * then shows what happened. The browser itself reconnects a broken line; one that was refused is opened again after growing pauses.
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

/** Listens until the answered function is called. */
function keepListening(path: string, position: KnownPosition, { onChange, onReady, onRefused }: LiveListener): () => void {
  let source: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = firstPauseMs
  let wasUp = false
  const open = () => {
    source = new EventSource(path)
    source.addEventListener('ready', ({ data }: MessageEvent<string>) => {
      const announced = (JSON.parse(data) as Pick<LiveEvent, 'position'>).position
      const known = position.get()
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
