import createCache, { type EmotionCache } from '@emotion/cache'

/** Declarations that a browser of today still knows only by an older name as well (Safari: user-select). */
const renamed: Readonly<Record<string, string>> = { 'user-select': '-webkit-user-select' }

type Plugin = NonNullable<Parameters<typeof createCache>[0]['stylisPlugins']>[number]

const addOlderNames: Plugin = (element) => {
  const { type, props, children, value } = element
  const older = type === 'decl' && typeof props === 'string' ? renamed[props] : undefined
  if (older !== undefined && typeof children === 'string') element.return = `${older}:${children};${value}`
}

/**
 * Where the styles of the page are kept. Emotion's own plugin would write every rule for browsers of ten years ago too; today's throw a
 * SyntaxError for each of those, which takes longer than the rule itself.
 */
export function createStyles(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [addOlderNames] })
}
