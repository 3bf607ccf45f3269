import type { FastifyRequest } from 'fastify'
import type { SessionDevice } from '../operational/sessions.ts'
import type { ApiSettings } from './dependencies.ts'

/** User agents by distinguishing parts; those that imitate others come first. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** The description of a session's device: names of browser and system, without version, and the country from a trusted proxy. */
export function deviceOf(
  request: Pick<FastifyRequest, 'headers' | 'ips'>,
  { countryHeader }: Pick<ApiSettings, 'countryHeader'>,
): SessionDevice {
  const agent = request.headers['user-agent'] ?? ''
  const named = (names: typeof browsers) => names.find(([sign]) => sign.test(agent))?.[1] ?? null
  return { browser: named(browsers), system: named(systems), country: countryFromProxy(request, countryHeader) }
}

/** Only trusted from a proxy: only then Fastify knows more addresses than that of the connection. */
function countryFromProxy({ headers, ips = [] }: Pick<FastifyRequest, 'headers' | 'ips'>, header: string | undefined): string | null {
  const sent = header === undefined || ips.length < 2 ? undefined : headers[header.toLowerCase()]
  // Cloud providers send XX or T1 for unknown.
  return typeof sent === 'string' && /^[A-Z]{2}$/.test(sent) && sent !== 'XX' ? sent : null
}
