import type { Plugin } from 'vite'

/** Loads fonts and images of public pages before their scripts, because these pages work without scripts. */
export function scriptsLast(): Plugin {
  return {
    name: 'alliance:scripts-last',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path }) =>
        path.endsWith('/public.html') ? html.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"') : html,
    },
  }
}
