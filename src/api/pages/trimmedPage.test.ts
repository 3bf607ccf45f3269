import { describe, expect, test } from 'vitest'
import { trimmedPage } from './trimmedPage.ts'

const page = (styles: string, body: string) => `<html><head><title>T</title>${styles}</head><body>${body}</body></html>`
const style = (css: string) => `<style data-emotion="css">${css}</style>`

describe('trimmedPage', () => {
  test('joins the styles in one tag, in their order', () => {
    const trimmed = trimmedPage(page(`${style('.a{color:red}')}<link rel="icon" href="/i">${style('.b{color:#00f}')}`, '<p class="a b">'))
    expect(trimmed).toBe(page('<link rel="icon" href="/i"><style>.a{color:red}.b{color:#00f}</style>', '<p class="a b">'))
  })

  test('gives the classes of Emotion short names, the same in styles and elements', () => {
    const styles = style('.css-1o4blz{margin:0px}.css-1o4blz:hover .css-q3g8zr{top:0}')
    expect(trimmedPage(page(styles, '<p class="css-1o4blz"><b class="css-q3g8zr css-1o4blz">'))).toBe(
      page('<style>._0{margin:0}._0:hover ._1{top:0}</style>', '<p class="_0"><b class="_1 _0">'),
    )
  })

  test('keeps the names in a list to which items of another page are appended', () => {
    const list = '<alliance-more><ul><li class="css-b2"></li></ul></alliance-more>'
    expect(trimmedPage(page(style('.css-a1{top:0}.css-b2{left:0}'), `<p class="css-a1 css-b2"></p>${list}`))).toBe(
      page('<style>._0{top:0}.css-b2{left:0}</style>', `<p class="_0 css-b2"></p>${list}`),
    )
  })

  test('leaves out rules for classes that no element has', () => {
    const styles = style('.css-a1.Mui-disabled{color:red}.Mui-focused .css-a1{color:red}.css-a1{top:0}.css-a1:not(.Mui-error){left:0}')
    expect(trimmedPage(page(styles, '<p class="css-a1">'))).toBe(
      page('<style>._0{top:0}._0:not(.Mui-error){left:0}</style>', '<p class="_0">'),
    )
  })

  test('leaves out classes that no rule has, and an attribute without any', () => {
    const trimmed = trimmedPage(
      page(style('.MuiSelect-icon{top:0}'), '<p class="MuiBox-root"></p><i class="MuiSvgIcon-root MuiSelect-icon">'),
    )
    expect(trimmed).toBe(page('<style>.MuiSelect-icon{top:0}</style>', '<p></p><i class="MuiSelect-icon">'))
  })

  test('keeps what a later rule changes, also within a media query', () => {
    const styles = style('.css-a1{padding:8px}@media (min-width:600px){.css-a1{padding:16px}}.css-b2{padding:4px}')
    expect(trimmedPage(page(styles, '<p class="css-a1 css-b2">'))).toBe(
      page('<style>._0{padding:8px}@media (width>=600px){._0{padding:16px}}._1{padding:4px}</style>', '<p class="_0 _1">'),
    )
  })

  test('keeps the rules of a media query that every screen matches, without the query', () => {
    const styles = style(
      '.css-a1{top:0}@media (min-width:0px){.css-a1{padding:8px}.css-a1 p{left:0}}@media (min-width:600px){.css-a1{top:1px}}',
    )
    expect(trimmedPage(page(styles, '<p class="css-a1">'))).toBe(
      page('<style>._0{padding:8px;top:0}._0 p{left:0}@media (width>=600px){._0{top:1px}}</style>', '<p class="_0">'),
    )
  })

  test('keeps addresses of fonts, the names of the text and what looks like a class in scripts', () => {
    const font = '@font-face{font-family:Inter;src:url(/assets/inter.woff2)format("woff2")}'
    const body = '<p>class=&quot;css-a1&quot; .css-a1</p><script type="application/json">{"html":"<p class=\\"css-a1\\">"}</script>'
    const trimmed = trimmedPage(page(style(`${font}.css-a1{top:0}`), `<i class="css-a1"></i>${body}`))
    expect(trimmed).toBe(
      page(
        '<style>@font-face{font-family:Inter;src:url(/assets/inter.woff2)format("woff2")}._1{top:0}</style>',
        `<i class="_1"></i>${body}`,
      ),
    )
  })

  test('keeps the valid rules beside one that is not', () => {
    expect(trimmedPage(page(style('.a{color:}.b{top:0}'), '<p class="a b">'))).toContain('.b{top:0}')
  })
})
