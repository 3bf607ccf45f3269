import { paths } from '../../../src/api/schemas/pagePaths.ts'
import { readPreloadIntent } from './preloadIntent.ts'

/**
 * Where a signed-in couple belongs: to its projects; to one of them when it came for a provider, which leads on to a new one where there is
 * none; to a new one when it came with that in mind. It is led there once.
 */
export function homePath(): string {
  const intent = readPreloadIntent()
  if (intent === null || intent.arrived) return paths.presentation
  return intent.kind === 'provider' && !intent.anew ? paths.project : paths.wizard
}
