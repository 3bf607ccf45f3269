import { expect, test } from 'vitest'
import { deviceOf } from './deviceOf.ts'

const seen = (agent: string | undefined) => deviceOf({ headers: { 'user-agent': agent }, ips: ['192.0.2.1'] }, { countryHeader: undefined })
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge', 'Windows'],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`,
    'Safari',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (Linux; Android 15) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
  ['curl/8.5.0', null, null],
  [undefined, null, null],
])('%s is known by its program and its system', (agent, browser, system) => {
  expect(seen(agent)).toEqual({ browser, system, country: null })
})

test('the country comes from the proxy in front, and never from the caller itself', () => {
  const headers = { 'user-agent': 'curl/8', 'cf-ipcountry': 'BE' }
  const [proxied, direct] = [['10.0.0.1', '192.0.2.1'], ['192.0.2.1']]
  const country = (ips: string[], header: string | undefined, sent = 'BE') =>
    deviceOf({ headers: { ...headers, 'cf-ipcountry': sent }, ips }, { countryHeader: header }).country
  expect(country(proxied, 'CF-IPCountry')).toBe('BE')
  expect(country(direct, 'CF-IPCountry')).toBeNull()
  expect(country(proxied, undefined)).toBeNull()
  for (const sent of ['XX', 'T1', 'Belgium', '']) expect(country(proxied, 'CF-IPCountry', sent)).toBeNull()
})
