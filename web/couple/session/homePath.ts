import { paths } from '../paths.ts'
import { readPreloadIntent } from './preloadIntent.ts'

/** Where a signed-in couple belongs: to its projects, or to a new one when it came for somebody. */
export function homePath(): string {
  return readPreloadIntent() ? paths.wizard : paths.presentation
}
