/** In pixels. */
export const badgeSizes = { normal: { width: 260, height: 116 }, large: { width: 340, height: 150 } } as const

interface EmbeddedBadge {
  /** URL of the badge's page. */
  readonly url: string
  readonly title: string
  readonly locale: string
  readonly theme: 'light' | 'dark'
  readonly size: keyof typeof badgeSizes
}

/** The badge's URL, and the HTML that embeds it as an iframe without a script. */
export function badgeCode({ url, title, locale, theme, size }: EmbeddedBadge): { readonly address: string; readonly code: string } {
  const { width, height } = badgeSizes[size]
  const address = `${url}?${new URLSearchParams({ theme, size, locale }).toString()}`
  const attributes = {
    src: address,
    title,
    width: String(width),
    height: String(height),
    loading: 'lazy',
    style: 'border:0;max-width:100%',
  }
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`)
  return { address, code: `<iframe ${written.join(' ')}></iframe>` }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
