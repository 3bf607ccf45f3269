import { z } from 'zod'

/** Where providers have pages of their own, in the order in which these are shown. */
export const socialNetworks = ['facebook', 'instagram', 'linkedin', 'pinterest', 'tiktok', 'twitter'] as const
export const SocialNetwork = z.enum(socialNetworks)
export type SocialNetwork = z.output<typeof SocialNetwork>

/** A provider's page on each network that it is on. */
export const SocialAddresses = z.partialRecord(SocialNetwork, z.url())
export type SocialAddresses = z.output<typeof SocialAddresses>

interface Form {
  /** The host that its addresses are stored with. */
  readonly host: string
  /** Every host of the network. */
  readonly hosts: RegExp
  /** What names a page, at the beginning of the path. What follows, e.g. a tab of the page, is dropped. */
  readonly page: RegExp
  /** What stands before a name that is written as `@name`; absent where names are not written so. */
  readonly handle?: '' | '@'
}

const forms: Readonly<Record<SocialNetwork, Form>> = {
  facebook: {
    host: 'www.facebook.com',
    hosts: /^((www|m|web|[a-z]{2}-[a-z]{2})\.)?(facebook|fb)\.com$/,
    page: /^(profile\.php|(pages|people|groups)\/[\w%.-]+(\/\d+)?|p\/[\w%.-]+|(?!(login|sharer|events|watch|marketplace|pages|people|groups|p)\b)[\w%.-]{2,})(?=\/|$)/,
    handle: '',
  },
  instagram: {
    host: 'www.instagram.com',
    hosts: /^((www|m)\.)?instagram\.com$/,
    page: /^(?!(p|reel|reels|explore|accounts|stories|tv)(\/|$))[\w.]{1,30}(?=\/|$)/,
    handle: '',
  },
  linkedin: {
    host: 'www.linkedin.com',
    hosts: /^([a-z]{2,3}\.)?linkedin\.com$/,
    page: /^(in|company|school|showcase)\/[\w%.-]+(?=\/|$)/,
  },
  pinterest: {
    host: 'www.pinterest.com',
    hosts: /^((www|[a-z]{2})\.)?pinterest\.(com|[a-z]{2}|co\.uk|com\.[a-z]{2})$/,
    page: /^(?!(pin|ideas|search|today|login)(\/|$))[\w-]{3,}(?=\/|$)/,
    handle: '',
  },
  tiktok: {
    host: 'www.tiktok.com',
    hosts: /^((www|m)\.)?tiktok\.com$/,
    page: /^@[\w.]{2,24}(?=\/|$)/,
    handle: '@',
  },
  twitter: {
    host: 'x.com',
    hosts: /^((www|m|mobile)\.)?(twitter|x)\.com$/,
    page: /^(?!(home|i|search|explore|intent|share|hashtag|login)(\/|$))\w{1,15}(?=\/|$)/,
    handle: '',
  },
}

/**
 * The address of a page on a network, in one form whatever way it was written: `@atelier.fontaine`, `instagram.com/atelier.fontaine/?hl=fr`.
 * Undefined for anything else, above all for another host, or a part of the network that is nobody's page. Rule SOC-1.
 */
export function parseSocialAddress(network: SocialNetwork, written: string): string | undefined {
  const { host, hosts, page, handle } = forms[network]
  const name = /^@([\w.-]+)$/.exec(written)?.[1]
  if (name !== undefined) return handle !== undefined && page.test(handle + name) ? `https://${host}/${handle}${name}` : undefined
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(written) ? written : `https://${written}`
  if (/\s/.test(address) || !URL.canParse(address)) return undefined
  const { protocol, hostname, port, username, pathname, searchParams } = new URL(address)
  if (!/^https?:$/.test(protocol) || port !== '' || username !== '' || !hosts.test(hostname)) return undefined
  const [path] = page.exec(pathname.slice(1)) ?? []
  if (path === undefined) return undefined
  if (path !== 'profile.php') return `https://${host}/${path}`
  const id = searchParams.get('id') ?? ''
  return /^\d+$/.test(id) ? `https://${host}/${path}?id=${id}` : undefined
}
