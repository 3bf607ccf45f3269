import { describe, expect, it } from 'vitest'
import { drawScene } from './scene.ts'

const ids = Array.from({ length: 200 }, (_, index) => `s${index}`)

describe('scenes', () => {
  it('are the same for the same id, in every process and forever', () => {
    const drawn = drawScene('7f3k9', 'standard')
    expect(drawScene('7f3k9', 'standard')).toBe(drawn)
    expect(drawn.slice(0, 300)).toMatchInlineSnapshot(
      `"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="640" height="480"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#DDE6DF"/><stop offset="1" stop-color="#F6F3EA"/></linearGradient><radialGradient id="glow"><stop stop-color="#FBF8F4" stop-opacity=".85"/><stop offse"`,
    )
  })

  it('differ from id to id', () => {
    expect(new Set(ids.map((id) => drawScene(id, 'standard'))).size).toBe(ids.length)
  })

  it('are the same scene in both crops, 4:3 and 16:9', () => {
    const [standard, wide] = [drawScene('7f3k9', 'standard'), drawScene('7f3k9', 'wide')]
    const content = (svg: string) => svg.replace(/^<svg[^>]*>/, '')
    expect(content(wide)).toBe(content(standard))
    expect(standard).toContain('viewBox="0 0 640 480" width="640" height="480"')
    expect(wide).toContain('viewBox="0 84 640 360" width="640" height="360"')
  })

  it('are whole drawings: every number finite, every element closed, every fill there, not too heavy to convert', () => {
    for (const id of ids) {
      const svg = drawScene(id, 'standard')
      expect(svg).not.toMatch(/NaN|Infinity|undefined/)
      expect(svg.match(/<[a-z][^>]*[^/]>/gi)?.length).toBe(svg.match(/<\/[a-z]+>/gi)?.length)
      for (const [, used = ''] of svg.matchAll(/url\(#(\w+)\)/g)) expect(svg.split(`id="${used}"`)).toHaveLength(2)
      expect(svg.length).toBeLessThan(400_000)
    }
  })

  it('show nothing of the id, whatever it is', () => {
    for (const id of ['', '"><script>alert(1)</script>', '𝔲𝔫𝔦𝔠𝔬𝔡𝔢', 'x'.repeat(10_000)]) {
      expect(drawScene(id, 'wide')).not.toMatch(/script|alert|xxx/)
    }
  })
})
