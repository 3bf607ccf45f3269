import { useEffect } from 'react'
import { useTrack } from './AnalyticsProvider.tsx'

/**
 * Reports each wizard step that is shown.
 * @param step counted from 0; undefined while no valid step is shown
 */
export function useStepShown(step: number | undefined): void {
  const track = useTrack()
  useEffect(() => {
    if (step !== undefined) track({ name: 'wizard_step_shown', step: step + 1 })
  }, [step, track])
}
