import { paths } from '../../../src/api/schemas/pagePaths.ts'
import { readPreloadIntent } from './preloadIntent.ts'

/**
 * The page a signed-in couple is redirected to: the wizard if it came for a new project, its selected project if it came for a provider,
 * else its projects. It is redirected for an intent only once.
 */
export function homePath(): string {
  const intent = readPreloadIntent()
  if (intent === null || intent.arrived) return paths.presentation
  return intent.kind === 'provider' && !intent.anew ? paths.project : paths.wizard
}
