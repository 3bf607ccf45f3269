import { useEffect } from 'react'
import { useTrack } from './AnalyticsProvider.tsx'

/**
 * Reports each step of the wizard that is shown.
 * @param step counted from 0; undefined for one that there is not
 */
export function useStepShown(step: number | undefined): void {
  const track = useTrack()
  useEffect(() => {
    if (step !== undefined) track({ name: 'wizard_step_shown', step: step + 1 })
  }, [step, track])
}
