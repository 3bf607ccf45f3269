/** Where a film and its poster stand in the section. */
export const filmColumn = { display: 'block', maxWidth: 880, mx: 'auto' } as const

export const filmFrame = { aspectRatio: '16 / 9', borderRadius: 1.5, overflow: 'hidden' } as const

export const posterFrame = { ...filmFrame, display: 'block', position: 'relative', cursor: 'pointer', color: 'primary.main' } as const
