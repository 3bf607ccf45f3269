import type { Language } from './locale.ts'

/** Where videos may be kept. */
export const videoPlatforms = ['youtube', 'vimeo'] as const

/** A video by what its platform calls it. Every address of it is built from this alone, so nothing else of a link gets through. */
export interface LinkedVideo {
  readonly platform: (typeof videoPlatforms)[number]
  readonly key: string
  /** Without it Vimeo does not show a video that is not listed. */
  readonly hash?: string | undefined
}

/** At most one video for each language. */
export type VideoByLanguage = Readonly<Partial<Record<Language, LinkedVideo>>>

const youtubeHost = /^((www|m|music)\.)?youtube\.com$|^(www\.)?youtube-nocookie\.com$/
const youtubePath = /^\/(?:embed|shorts|live|v|e|watch)\/([\w-]{11})\/?$/
const youtubeKey = /^[\w-]{11}$/
/** As long as a video's key, but names of players that show a list or a channel. */
const noYoutubeKeys = new Set(['videoseries', 'live_stream'])
const vimeoPath =
  /^\/(?:channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/|ondemand\/[\w-]+\/|manage\/videos\/|video\/)?(\d{4,12})(?:\/([\da-f]{8,12}))?\/?$/
const vimeoPlayerPath = /^\/video\/(\d{4,12})\/?$/
const vimeoHash = /^[\da-f]{8,12}$/

/**
 * The video that a link leads to, in whatever form YouTube or Vimeo write it. Undefined for anything else, above all for another host, or a
 * page that is no single video. Rule VID-1.
 */
export function parseVideoLink(written: string): LinkedVideo | undefined {
  const link = written.trim()
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(link) ? link : `https://${link.replace(/^\/\//, '')}`
  if (/\s/.test(address) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  const { protocol, hostname, port, username, password } = url
  if (!/^https?:$/.test(protocol) || port !== '' || username !== '' || password !== '') return undefined
  if (youtubeHost.test(hostname) || /^(www\.)?youtu\.be$/.test(hostname)) return youtubeVideo(url)
  return /^((www|player)\.)?vimeo\.com$/.test(hostname) ? vimeoVideo(url) : undefined
}

function youtubeVideo({ hostname, pathname, searchParams }: URL): LinkedVideo | undefined {
  const isShort = hostname.endsWith('youtu.be')
  const asked = /^\/watch\/?$/.test(pathname) ? searchParams.get('v') : youtubePath.exec(pathname)?.[1]
  const key = (isShort ? /^\/([^/]+)\/?$/.exec(pathname)?.[1] : asked) ?? ''
  return youtubeKey.test(key) && !noYoutubeKeys.has(key) ? { platform: 'youtube', key } : undefined
}

function vimeoVideo({ hostname, pathname, searchParams }: URL): LinkedVideo | undefined {
  const [, key, inPath] = (hostname.startsWith('player.') ? vimeoPlayerPath : vimeoPath).exec(pathname) ?? []
  if (key === undefined) return undefined
  const hash = inPath ?? searchParams.get('h') ?? ''
  return vimeoHash.test(hash) ? { platform: 'vimeo', key, hash } : { platform: 'vimeo', key }
}

/** Where a video is played and looked at. */
export interface VideoAddresses {
  readonly host: 'YouTube' | 'Vimeo'
  /** The player to embed, on the platform's host that sets no cookies. It starts at once: whoever loads it wants to watch. */
  readonly player: string
  /** The platform's own page of it. */
  readonly page: string
}

export function videoAddresses({ platform, key, hash }: LinkedVideo): VideoAddresses {
  if (platform === 'youtube') {
    const player = `https://www.youtube-nocookie.com/embed/${key}?autoplay=1`
    return { host: 'YouTube', player, page: `https://www.youtube.com/watch?v=${key}` }
  }
  const player = `https://player.vimeo.com/video/${key}?${hash === undefined ? '' : `h=${hash}&`}dnt=1&autoplay=1`
  return { host: 'Vimeo', player, page: `https://vimeo.com/${[key, hash].filter(Boolean).join('/')}` }
}
