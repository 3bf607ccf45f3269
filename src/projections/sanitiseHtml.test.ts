import { describe, expect, it } from 'vitest'
import { inlineExcerpt, sanitisePortrait, textExcerpt } from './sanitiseHtml.ts'

describe('sanitisePortrait', () => {
  it('keeps paragraphs, lists, small headings and emphasis', () => {
    const html = '<h3>Moi</h3><p>Je <strong>dessine</strong> des <em>mariages</em>.<br />Ici.</p><ul><li>un</li></ul>'
    expect(sanitisePortrait(html)).toBe(html)
  })

  it.each([
    ['a script', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['a script in capitals, never closed', '<SCRIPT SRC=//evil.example/x.js>', ''],
    ['a handler', '<p onclick="alert(1)" onmouseover=alert(1)>a</p>', '<p>a</p>'],
    ['an image with a handler', '<img src=x onerror=alert(1)>a', 'a'],
    ['an svg with a handler', '<svg/onload=alert(1)><p>a</p></svg>', ''],
    ['a javascript link', '<a href="java\tscript:alert(1)">a</a>', 'a'],
    ['any link', '<a href="https://example.com">a</a>', 'a'],
    ['a style', '<p style="background:url(javascript:alert(1))">a</p><style>*{color:red}</style>', '<p>a</p>'],
    ['a frame', '<iframe src="https://evil.example"></iframe><iframe srcdoc="<script>alert(1)</script>">', ''],
    ['a form', '<form action="//evil.example"><input name=password><button>ok</button></form>', 'ok'],
    ['an option hiding markup', '<option>&lt;script&gt;alert(1)&lt;/script&gt;</option>', ''],
    ['a comment', 'a<!-- <script>alert(1)</script> -->b', 'ab'],
    ['a mutation through noscript', '<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
    ['a mutation through math', '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style>', ''],
    ['attributes that identify', '<p id="x" class="y" data-z="1">a</p>', '<p>a</p>'],
  ])('drops %s', (_what, html, safe) => {
    expect(sanitisePortrait(html)).toBe(safe)
  })

  it('closes open tags, and keeps text that looks like markup as text', () => {
    expect(sanitisePortrait('<p><strong>a')).toBe('<p><strong>a</strong></p>')
    expect(sanitisePortrait('1 < 2 & 3 &gt; 2 &lt;script&gt;')).toBe('1 &lt; 2 &amp; 3 &gt; 2 &lt;script&gt;')
  })

  it('changes nothing the second time', () => {
    const once = sanitisePortrait('<p>a & b <em>c</p><script>x</script>&lt;b&gt;')
    expect(sanitisePortrait(once)).toBe(once)
  })
})

describe('inlineExcerpt', () => {
  it('keeps emphasis and puts blocks on one line', () => {
    expect(inlineExcerpt('<p>Je <em>dessine</em></p><p>des mariages.</p><ul><li>un</li><li>deux</li></ul>', 160)).toBe(
      'Je <em>dessine</em> des mariages. un deux',
    )
  })

  it('keeps a text of exactly that length, and cuts a longer one at a word boundary', () => {
    expect(inlineExcerpt('abcd efgh', 9)).toBe('abcd efgh')
    expect(inlineExcerpt('abcd efgh i', 9)).toBe('abcd…')
    expect(inlineExcerpt('abcd efg hi', 9)).toBe('abcd efg…')
  })

  it('is never longer than requested, ellipsis included', () => {
    for (const html of ['x'.repeat(400), 'mot '.repeat(100), '<b>é</b>&amp;'.repeat(200), 'é'.normalize('NFD').repeat(300)]) {
      const text = inlineExcerpt(html, 160)
        .replace(/<[^>]+>/g, '')
        .replace(/&amp;/g, '&')
      expect(text.normalize('NFC').length).toBeLessThanOrEqual(160)
      expect(text.endsWith('…')).toBe(true)
    }
  })

  it('counts an entity as one character and never cuts one', () => {
    expect(inlineExcerpt('a &amp; b cde', 6)).toBe('a &amp; b…')
    expect(inlineExcerpt('&amp;&amp;&amp;&amp;', 3)).toBe('&amp;&amp;…')
  })

  it('closes the tags it cuts through, innermost first', () => {
    expect(inlineExcerpt('<strong>abc <em>def ghi</em></strong> jkl', 9)).toBe('<strong>abc <em>def…</em></strong>')
    expect(inlineExcerpt('<strong>abc</strong> <em>defghijk</em>', 8)).toBe('<strong>abc</strong>…')
  })

  it('lets no markup through that appears when a tag is removed', () => {
    for (const html of ['<scr<p>ipt>alert(1)</scr</p>ipt>', '<<p>script>alert(1)<</p>/script>', '<im<br>g src=x onerror=alert(1)>']) {
      expect(inlineExcerpt(html, 160)).not.toMatch(/<(?!\/?(?:strong|b|em|i|u)>)/)
    }
  })
})

describe('textExcerpt', () => {
  it('is escaped text without tags', () => {
    expect(textExcerpt('<p>Fêtes &amp; <em>mariages</em></p><p>en été</p>', 160)).toBe('Fêtes &amp; mariages en été')
    expect(textExcerpt('<p>Fêtes <em>et mariages</em></p>', 12)).toBe('Fêtes et…')
    expect(textExcerpt('&lt;script&gt;', 160)).toBe('&lt;script&gt;')
  })
})
