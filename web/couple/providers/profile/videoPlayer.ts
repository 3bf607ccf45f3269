const youtubeId = /^[\w-]{6,20}$/
const vimeoId = /^\d{5,12}$/

/** Where a video is played, each address built from the video's id alone, so that nothing else of the link gets through. */
export interface VideoPlayer {
  readonly host: 'YouTube' | 'Vimeo'
  /** The player to embed, on the service's host that sets no cookies. */
  readonly player: string
  /** The service's own page of it, for browsers without scripts. */
  readonly page: string
}

/** The player for a video's link; undefined for a link of any other kind. */
export function videoPlayer(link: string): VideoPlayer | undefined {
  if (!URL.canParse(link)) return undefined
  const { hostname, pathname, searchParams } = new URL(link)
  const host = hostname.replace(/^(www|m)\./, '')
  const last = pathname.split('/').findLast((part) => part !== '') ?? ''
  if (host === 'youtu.be' || host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const id = searchParams.get('v') ?? last
    if (!youtubeId.test(id)) return undefined
    const player = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`
    return { host: 'YouTube', player, page: `https://www.youtube.com/watch?v=${id}` }
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    if (!vimeoId.test(last)) return undefined
    return { host: 'Vimeo', player: `https://player.vimeo.com/video/${last}?dnt=1&autoplay=1`, page: `https://vimeo.com/${last}` }
  }
  return undefined
}
