import type { FastifyRequest } from 'fastify'
import type { SessionDevice } from '../operational/sessions.ts'
import type { ApiSettings } from './dependencies.ts'

/** Programs by what distinguishes them, those that imitate others first. */
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

/** What a person recognises a session by: names of program and system, no version, and the country that a proxy in front sends. */
export function deviceOf(
  request: Pick<FastifyRequest, 'headers' | 'ips'>,
  { countryHeader }: Pick<ApiSettings, 'countryHeader'>,
): SessionDevice {
  const agent = request.headers['user-agent'] ?? ''
  const named = (names: typeof browsers) => names.find(([sign]) => sign.test(agent))?.[1] ?? null
  return { browser: named(browsers), system: named(systems), country: countryFromProxy(request, countryHeader) }
}

/** Believed of a trusted proxy alone: only then Fastify reads more addresses than that of the connection. */
function countryFromProxy({ headers, ips = [] }: Pick<FastifyRequest, 'headers' | 'ips'>, header: string | undefined): string | null {
  const sent = header === undefined || ips.length < 2 ? undefined : headers[header.toLowerCase()]
  // Clouds say XX or T1 where they do not know.
  return typeof sent === 'string' && /^[A-Z]{2}$/.test(sent) && sent !== 'XX' ? sent : null
}
