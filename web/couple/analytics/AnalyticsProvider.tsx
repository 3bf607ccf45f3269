import { createContext, type ReactNode, useContext } from 'react'
import type { JourneyEvent } from './journeyEvent.ts'

/** Reports a journey event, if the person consented. It never blocks or fails. */
export type Track = (event: JourneyEvent) => void

const TrackContext = createContext<Track>(() => {})

export function AnalyticsProvider({ track, children }: { readonly track: Track; readonly children: ReactNode }) {
  return <TrackContext value={track}>{children}</TrackContext>
}

export function useTrack(): Track {
  return useContext(TrackContext)
}
