import type { OpenWebApps } from '../../src/api/pages/webApps.ts'

/** Web apps whose public pages are only their data as JSON, for tests of what a server does without a build. */
export const plainWebApps: OpenWebApps = async () => ({
  couple: { template: async () => '<!--page-->', preloads: () => '' },
  office: undefined,
  renderer: async () => ({
    isAppPath: () => false,
    appModulesOf: () => [],
    renderPublicPage: async (page) => ({ html: JSON.stringify(page), head: '' }),
    renderAppPage: async () => undefined,
  }),
  version: () => 'plain',
})
