import { forgetTyped } from '../typed/forgetTyped.ts'
import { clearPreloadIntent } from './preloadIntent.ts'
import { clearSelectedProject } from './selectedProject.ts'

/** Clears what this browser stored about a couple. */
export function forgetCouple(): void {
  clearSelectedProject()
  clearPreloadIntent()
  forgetTyped()
}
