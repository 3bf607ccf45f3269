import { describe, expect, it } from 'vitest'
import { drawPortrait } from './portrait.ts'

const ids = Array.from({ length: 300 }, (_, index) => `p${index}`)

describe('portraits', () => {
  it('are the same for the same id, in every process and forever', () => {
    const drawn = drawPortrait('7f3k9')
    expect(drawPortrait('7f3k9')).toBe(drawn)
    expect(drawn.slice(0, 400)).toMatchInlineSnapshot(
      `"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320"><rect width="320" height="320" fill="#E9E2D6"/><circle cx="163.1" cy="158.5" r="104.2" fill="#F6F1E9"/><g fill="none" stroke="#1F4A3F" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"><path d="M154.5 306L147.4 284.4L139.6 263.2L131 242.2L121.6 221.5L111.5 201.3L100.6 181.4L89 161.9L76.6 142.8L63"`,
    )
  })

  it('differ from provider to provider', () => {
    expect(new Set(ids.map(drawPortrait)).size).toBe(ids.length)
  })

  it('are whole drawings: every number finite, every element closed, light enough to send', () => {
    for (const id of ids) {
      const svg = drawPortrait(id)
      expect(svg).not.toMatch(/NaN|Infinity|undefined/)
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 320 320" [^>]*>.*<\/svg>$/s)
      const opened = svg.match(/<[a-z][^>]*[^/]>/g) ?? []
      const closed = svg.match(/<\/[a-z]+>/g) ?? []
      expect(opened.length).toBe(closed.length)
      expect(svg.length).toBeLessThan(40_000)
    }
  })

  it('show nothing of the id, whatever it is', () => {
    for (const id of ['', '"><script>alert(1)</script>', '𝔲𝔫𝔦𝔠𝔬𝔡𝔢', 'x'.repeat(10_000)]) {
      const svg = drawPortrait(id)
      expect(svg).not.toMatch(/script|alert/)
      expect(svg.endsWith('</svg>')).toBe(true)
    }
  })
})
