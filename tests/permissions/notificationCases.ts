import type { CallCase } from './callCase.ts'

const at = (path: string, body?: object): CallCase => ({ names: 'nothing', call: () => ({ path, ...(body && { body }) }) })
/** The calls of mail settings. */
export const notificationCases: Readonly<Record<string, CallCase>> = {
  'GET /api/pro/settings': at('/api/pro/settings'),
  'PUT /api/pro/settings/notifications/:kind': {
    ...at('/api/pro/settings/notifications/new-requests', { wanted: false }),
    names: 'public',
  },
  'PUT /api/pro/settings/accent': {
    names: 'nothing',
    async call(world, identity) {
      // Without Premium the allowed call is refused for the plan, so a provider with Premium makes it.
      const isFree = identity === 'planner on Free' || identity === 'other planner'
      const token = isFree ? await world.tokenOf('planner on Premium') : undefined
      return { path: '/api/pro/settings/accent', body: { accent: 'plum' }, ...(token !== undefined && { token }) }
    },
  },
  'PUT /api/pro/settings/text-messages/:kind': {
    ...at('/api/pro/settings/text-messages/new-requests', { wanted: false }),
    names: 'public',
  },
  'GET /api/project/notifications': at('/api/project/notifications'),
  'POST /api/project/notifications': at('/api/project/notifications', { kind: 'suggestions', wanted: false }),
}
