import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { inlineExcerpt, sanitisePortrait, textExcerpt } from './sanitiseHtml.ts'

const blocks = /<\/?(?:p|br|ul|ol|li|h3|h4|blockquote)(?: \/)?>/g

/**
 * The specified excerpt, implemented naively: the whole text is put on one line and split into tags, entities and characters with their
 * marks.
 */
function naiveExcerpt(sanitised: string, length: number, keepTags: boolean): string {
  const line = sanitised.replace(blocks, ' ').replace(/\s+/g, ' ').trim()
  const html = keepTags ? line : line.replace(/<[^>]*>/g, '')
  const pieces = html.match(/<\/?[a-z]+>|&[a-z]+;|\P{M}\p{M}*|\p{M}+/giu) ?? []
  const isTag = (piece: string) => /^<.*>$/u.test(piece)
  if (pieces.filter((piece) => !isTag(piece)).length <= length) return html
  let shown = 0
  const kept = pieces.slice(
    0,
    pieces.findIndex((piece) => !isTag(piece) && ++shown > Math.max(length - 1, 0)),
  )
  const lastSpace = [...kept, pieces[kept.length]].lastIndexOf(' ')
  const end = lastSpace === -1 ? kept : kept.slice(0, lastSpace)
  const open: string[] = []
  for (const piece of end.filter(isTag)) {
    if (piece.startsWith('</')) open.pop()
    else open.push(piece.slice(1, -1))
  }
  const closing = open.toReversed().map((tag) => `</${tag}>`)
  return `${end.join('')}…${closing.join('')}`
}

const tags = fc.constantFrom('<p>', '</p>', '<br />', '<br>', '<strong>', '</strong>', '<i>', '</i>', '<li>', '</blockquote>', '<P>')
const characters = fc.constantFrom(' ', '  ', '\n', '\t', '\u00a0', 'e\u0301', '\u0301', '😀', 'a', '中', '\ud83d', '<', '>', '&')
const wholes = fc.constantFrom('&amp;', '&lt;', '&nbsp;', 'un texte plus long', 'Cérémonie', 'x'.repeat(50), '<script>x</script>')

it('reads only the part of a text that decides the excerpt, which equals that of the whole text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(tags, characters, wholes), { maxLength: 120, size: 'max' }),
      fc.integer({ min: 1, max: 170 }),
      (some, length) => {
        const html = some.join('')
        const sanitised = sanitisePortrait(html)
        expect(sanitisePortrait(sanitised)).toBe(sanitised)
        for (const written of [html, sanitised]) {
          expect(inlineExcerpt(written, length)).toBe(naiveExcerpt(sanitised, length, true))
          expect(textExcerpt(written, length)).toBe(naiveExcerpt(sanitised, length, false))
        }
      },
    ),
    { numRuns: 1_000, seed: 20_261_122 },
  )
})
