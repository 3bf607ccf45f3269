/** The groups of the menu, in order. A group without entries is hidden. */
export const menuGroups = ['activity', 'offer', 'account'] as const

export type MenuGroup = (typeof menuGroups)[number]
