/** The groups of the menu in their order; a group shows when an entry of it does. */
export const menuGroups = ['activity', 'offer', 'account'] as const

export type MenuGroup = (typeof menuGroups)[number]
