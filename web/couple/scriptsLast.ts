import type { Plugin } from 'vite'

/** Lets fonts and pictures of the pages for everybody come before their scripts: these pages show and work without them. */
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
