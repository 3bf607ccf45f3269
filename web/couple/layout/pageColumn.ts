/** Stacks header, page and footer. On a short page the footer is at the bottom of the window. */
export const pageColumn = { minHeight: '100dvh', display: 'flex', flexDirection: 'column' } as const

export const mainColumn = { flex: 1, display: 'flex', flexDirection: 'column', outline: 'none' } as const
