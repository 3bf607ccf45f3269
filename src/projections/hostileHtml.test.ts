import { expect, test } from 'vitest'
import { xssPayloads } from '../../tests/setup/xssPayloads.ts'
import { escapedText } from '../api/schemas/escapedText.ts'
import { CompanyName } from '../domain/companyName.ts'
import { parseSocialAddress, socialNetworks } from '../domain/socialNetworks.ts'
import { inlineExcerpt, plainOf, sanitisePortrait, textExcerpt } from './sanitiseHtml.ts'

const kept = /<\/?(?:p|ul|ol|li|h3|h4|blockquote|strong|b|em|i|u)>|<br \/>/g
/** What a parser could take for a tag once those without attributes that the allow-list names are gone. */
const markupIn = (html: string) => html.replace(kept, '').match(/<[^<]*/g)

/** Each payload by itself, inside other markup, twice, and entities turned into what they stand for, as careless programs do. */
const variants = xssPayloads.flatMap((payload) => [
  payload,
  `<p>Nous ${payload} planifions</p>`,
  `<ul><li>${payload}</li></ul>${payload}`,
  payload.replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
])

test('there are 200 payloads and more, no two alike', () => {
  expect(new Set(xssPayloads).size).toBe(xssPayloads.length)
  expect(xssPayloads.length).toBeGreaterThanOrEqual(200)
})

test('the check finds a tag, an attribute and a half of a tag', () => {
  for (const planted of ['<img src=x onerror=xss(1)>', '<p onclick=xss(1)>a</p>', '<p>a</p><script', '<svg/onload=xss(1)']) {
    expect(markupIn(planted), planted).not.toBeNull()
  }
})

test.each([
  ['kept', sanitisePortrait],
  ['shown on a card', (html: string) => inlineExcerpt(html, 160)],
  ['read by search engines', (html: string) => textExcerpt(html, 155)],
  ['shown as plain text and written again', (html: string) => escapedText(plainOf(html))],
  ['a strength', (text: string) => sanitisePortrait(escapedText(text))],
])('nothing of a payload but words and bare elements of the allow-list is %s', (_what, shown) => {
  expect(variants.filter((payload) => markupIn(shown(payload)))).toEqual([])
})

test('what was sanitised is not changed by being sanitised again', () => {
  expect(variants.filter((payload) => sanitisePortrait(sanitisePortrait(payload)) !== sanitisePortrait(payload))).toEqual([])
})

test('no payload is a company’s name', () => {
  expect(xssPayloads.filter((payload) => CompanyName.safeParse(payload).success)).toEqual([])
})

test('no payload is a page of a network, nor leads one to another host', () => {
  const hosts = new Set(['www.facebook.com', 'www.instagram.com', 'www.linkedin.com', 'www.pinterest.com', 'www.tiktok.com', 'x.com'])
  const wrong = socialNetworks.flatMap((network) =>
    xssPayloads
      .flatMap((payload) => [
        payload,
        `@${payload}`,
        `https://www.${network}.com/${payload}`,
        `https://evil.example/${network}.com/${payload}`,
      ])
      .flatMap((written) => parseSocialAddress(network, written) ?? [])
      .filter((address) => !hosts.has(new URL(address).host) || /["'<>]|javascript:/i.test(address)),
  )
  expect(wrong).toEqual([])
})
