import { createContext, type ReactNode, useContext } from 'react'
import type { JourneyEvent } from './journeyEvent.ts'

/** Reports a step of the couple's journey, if the person agreed to that. Nothing ever waits for it. */
export type Track = (event: JourneyEvent) => void

const TrackContext = createContext<Track>(() => {})

export function AnalyticsProvider({ track, children }: { readonly track: Track; readonly children: ReactNode }) {
  return <TrackContext value={track}>{children}</TrackContext>
}

export function useTrack(): Track {
  return useContext(TrackContext)
}
