/** Header, page and footer below each other, the footer at the window's foot on a short page. */
export const pageColumn = { minHeight: '100dvh', display: 'flex', flexDirection: 'column' } as const

export const mainColumn = { flex: 1, display: 'flex', flexDirection: 'column', outline: 'none' } as const
