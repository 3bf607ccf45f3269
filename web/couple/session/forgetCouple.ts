import { forgetTyped } from '../typed/forgetTyped.ts'
import { clearPreloadIntent } from './preloadIntent.ts'
import { clearSelectedProject } from './selectedProject.ts'

/** Forgets what this browser keeps of a couple that has ended its session. */
export function forgetCouple(): void {
  clearSelectedProject()
  clearPreloadIntent()
  forgetTyped()
}
