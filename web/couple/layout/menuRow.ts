/** The row at the end of the header. */
export const menuRow = { display: 'flex', alignItems: 'center', minWidth: 0, gap: { xs: 0, sm: 1 } } as const
