/** A word about a provider with its sign before it, on a ground of its own colour. */
export const badge = { gap: 0.5, px: 1, py: 0.25, borderRadius: 1, typography: 'body2', fontWeight: 600 } as const
