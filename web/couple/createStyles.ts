import createCache, { type EmotionCache } from '@emotion/cache'

/** Declarations that current browsers still need with a prefix (Safari: user-select). */
const renamed: Readonly<Record<string, string>> = { 'user-select': '-webkit-user-select' }

type Plugin = NonNullable<Parameters<typeof createCache>[0]['stylisPlugins']>[number]

const addOlderNames: Plugin = (element) => {
  const { type, props, children, value } = element
  const older = type === 'decl' && typeof props === 'string' ? renamed[props] : undefined
  if (older !== undefined && typeof children === 'string') element.return = `${older}:${children};${value}`
}

/**
 * The Emotion cache of the page. Emotion's default prefixer writes rules for old browsers; current ones throw a SyntaxError for each,
 * which costs more than the rule itself.
 */
export function createStyles(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [addOlderNames] })
}
