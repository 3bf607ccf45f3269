import { expect, test } from 'vitest'
import { xssPayloads } from '../../tests/setup/xssPayloads.ts'
import { escapedText } from '../api/schemas/escapedText.ts'
import { CompanyName } from '../domain/companyName.ts'
import { parseSocialAddress, socialNetworks } from '../domain/socialNetworks.ts'
import { inlineExcerpt, plainOf, sanitisePortrait, textExcerpt } from './sanitiseHtml.ts'

const kept = /<\/?(?:p|ul|ol|li|h3|h4|blockquote|strong|b|em|i|u)>|<br \/>/g
/** What a parser could still take for a tag after the bare elements of the allow-list are removed. */
const markupIn = (html: string) => html.replace(kept, '').match(/<[^<]*/g)

/** Each payload alone, inside other markup, twice, and with decoded entities, as careless programs produce. */
const variants = xssPayloads.flatMap((payload) => [
  payload,
  `<p>Nous ${payload} planifions</p>`,
  `<ul><li>${payload}</li></ul>${payload}`,
  payload.replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
])

test('there are at least 200 different payloads', () => {
  expect(new Set(xssPayloads).size).toBe(xssPayloads.length)
  expect(xssPayloads.length).toBeGreaterThanOrEqual(200)
})

test('the check detects a tag, an attribute and half a tag', () => {
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
])('only words and bare elements of the allow-list remain of a payload: %s', (_what, shown) => {
  expect(variants.filter((payload) => markupIn(shown(payload)))).toEqual([])
})

test('sanitising again changes nothing', () => {
  expect(variants.filter((payload) => sanitisePortrait(sanitisePortrait(payload)) !== sanitisePortrait(payload))).toEqual([])
})

test('no payload is accepted as a company name', () => {
  expect(xssPayloads.filter((payload) => CompanyName.safeParse(payload).success)).toEqual([])
})

test('no payload is accepted as a page of a network, or leads to another host', () => {
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
