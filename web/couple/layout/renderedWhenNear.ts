/**
 * Styles of a section that the browser lays out and paints only when it is near the window, so that the first window is usable sooner.
 * Only where the browser keeps the visible part in place when a section above it gets its real height (scroll anchoring).
 *
 * @param height the usual height, used until the section is rendered
 */
export function renderedWhenNear(height: string) {
  return { '@supports (overflow-anchor: auto)': { contentVisibility: 'auto', containIntrinsicSize: `auto ${height}` } } as const
}
