/** Styles of a badge: an icon and a word on a coloured background. */
export const badge = { gap: 0.5, px: 1, py: 0.25, borderRadius: 1, typography: 'body2', fontWeight: 600 } as const
