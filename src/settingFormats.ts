import { isIP } from 'node:net'
import { z } from 'zod'
import { languages } from './domain/languages.ts'
import { Language } from './domain/locale.ts'
import { type LinkedVideo, parseVideoLink, type VideoByLanguage } from './domain/videoLink.ts'

/** How settings are written, each with a message that fits behind the setting's name and never repeats the value. */

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

/** Values separated by commas. */
export function listOf<T extends z.ZodType<unknown, string>>(item: T) {
  return list.pipe(z.array(item).min(1, 'must name at least one'))
}

/** A whole number in digits alone: `Number` would also take '', ' ', '0x10' and '1e3'. */
export function wholeNumber(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message)
}

/** Name of a header of HTTP. */
export const headerName = z.string().regex(/^[\w-]+$/, 'must be the name of a header, such as CF-IPCountry')

/** An address with one of these schemes and a host. */
export function urlOf(...schemes: string[]) {
  return z.string().superRefine((value, context) => {
    const scheme = schemes.find((each) => value.startsWith(`${each}://`))
    if (!scheme) context.addIssue(`must start with ${schemes.map((each) => `${each}://`).join(' or ')}`)
    else if (!hasHost(value)) context.addIssue('names no host, or is not an address')
  })
}

function hasHost(address: string): boolean {
  return !/\s/.test(address) && URL.canParse(address) && new URL(address).hostname !== ''
}

/** The address of the product itself: scheme, host and port. */
export const origin = urlOf('http', 'https').refine((value) => {
  const { pathname, search, hash, username } = new URL(value)
  return /^\/*$/.test(pathname) && search === '' && hash === '' && username === ''
}, 'must be scheme, host and port alone')

/** Postgres, by host or by the folder of its socket. */
export const postgresUrl = z.string().superRefine((value, context) => {
  if (!/^postgres(ql)?:\/\//.test(value)) context.addIssue('must start with postgres:// or postgresql://')
  else if (!hasHost(value) && !(URL.canParse(value) && new URL(value).searchParams.has('host')))
    context.addIssue('names no host, or is not an address')
})

const oneHost = String.raw`([\w.-]+|\[[\da-fA-F:]+\])(:\d{1,5})?`

/** One server or, separated by commas, several of a cluster. */
export const eventStoreDbUrl = z
  .string()
  .regex(/^(esdb|kurrentdb)(\+discover)?:\/\//, 'must start with esdb:// or esdb+discover:// (or kurrentdb://)')
  .regex(new RegExp(String.raw`^[\w+]+:\/\/([^@/\s]+@)?${oneHost}(,${oneHost})*\/?(\?\S*)?$`), 'names no host, or is not an address')

/** Map tiles, by z, x and y. */
export const tilesUrl = urlOf('http', 'https').refine(
  (value) => URL.canParse(value) && ['{z}', '{x}', '{y}'].every((part) => value.includes(part)) && !new URL(value).host.includes('{'),
  'must contain {z}, {x} and {y}, and none of them in the host',
)

/** Where browsers send their reports: an address, a path of this site, or off. */
export const collector = z.string().refine((value) => {
  if (value === 'off') return true
  return /^https?:\/\//.test(value) ? hasHost(value) : /^\/\w\S*$/.test(value)
}, 'must be off, start with http:// or https:// and name a host, or be a path of this site')

/** 32 random bytes. Fewer than 16 different ones among them never come by chance. */
export const key = z
  .base64('must be 32 bytes in base64 (openssl rand -base64 32)')
  .refine((value) => Buffer.from(value, 'base64').length === 32, 'must be 32 bytes in base64 (openssl rand -base64 32)')
  .refine((value) => new Set(Buffer.from(value, 'base64')).size >= 16, 'is not random (openssl rand -base64 32)')

/** An address or a range of addresses, such as 10.0.0.0/8. */
export const networkRange = z.string().superRefine((value, context) => {
  const [address = '', bits, ...rest] = value.split('/')
  const family = isIP(address)
  const most = family === 4 ? 32 : 128
  if (family === 0 || rest.length > 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
    context.addIssue('must be addresses or CIDR ranges, such as 10.0.0.0/8, separated by commas')
  else if (bits !== undefined && Number(bits) === 0) context.addIssue('must not name every address: anybody could then claim any address')
})

/** An address of this machine, or a name of it. */
export const listenHost = z
  .string()
  .refine((value) => isIP(value) !== 0 || isHostName(value), 'must be an IP address or a host name, without scheme and port')

/** A name that mails can be addressed to. */
export const hostName = z
  .string()
  .refine((value) => isHostName(value) && value.includes('.'), 'must be a host name, such as bounces.example.com')

export function isHostName(value: string): boolean {
  return value.length <= 253 && /^(?!-)[a-z\d-]{1,63}(\.(?!-)[a-z\d-]{1,63})*$/i.test(value) && !/^[\d.]+$/.test(value)
}

/** `person@example.com` or `Name <person@example.com>`. */
export const mailSender = z
  .string()
  .regex(/^([^<>\r\n]+ )?<[^\s<>@]+@[^\s<>@]+\.[^\s<>@.]+>$|^[^\s<>@]+@[^\s<>@]+\.[^\s<>@.]+$/, 'must be an address, or Name <address>')

/** A number in E.164, an alphanumeric sender, a short code, or the SID of a messaging service. */
export const textSender = z
  .string()
  .regex(
    /^(\+[1-9]\d{6,14}|MG[0-9a-f]{32}|\d{3,8}|(?=.*[A-Za-z])[A-Za-z\d ]{1,11})$/,
    'must be a number such as +33600000000, a sender of up to 11 letters and digits, or the SID of a messaging service',
  )

/** Printable and without spaces, as it travels in a header. */
export const token = z.string().regex(/^[!-~]{16,}$/, 'must be at least 16 printable characters without spaces')

/** A link to a video for all languages, or `language=link` for each that has one. */
export const videoByLanguage = listOf(z.string()).transform((parts, context): VideoByLanguage => {
  const [only = ''] = parts
  const isForAll = parts.length === 1 && !/^\w+=/.test(only)
  const named = isForAll ? languages.map((language) => [language, only]) : parts.map((part) => part.split(/=(.*)/, 2))
  const videos: Partial<Record<Language, LinkedVideo>> = {}
  for (const [name, link = ''] of named) {
    const language = Language.safeParse(name)
    const video = parseVideoLink(link)
    if (!language.success || videos[language.data]) {
      context.addIssue(`must be one link, or one for each language (${languages.join(', ')}), such as fr=https://…,de=https://…`)
      return z.NEVER
    }
    if (!video) {
      context.addIssue('must lead to a video on YouTube or Vimeo, such as https://vimeo.com/76979871 or fr=https://youtu.be/dQw4w9WgXcQ')
      return z.NEVER
    }
    videos[language.data] = video
  }
  return videos
})

/** True for an address on this machine, where cookies need no `Secure`. */
export function isLocal(url: string): boolean {
  const { hostname } = new URL(url)
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]'
}
