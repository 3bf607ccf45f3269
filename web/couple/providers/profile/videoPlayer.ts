const youtubeId = /^[\w-]{6,20}$/
const vimeoId = /^\d{5,12}$/

/**
 * Address of the player for a video's link, on the service's host that sets no cookies; undefined for a link of any other kind. It is built
 * from the video's id alone, so that nothing else of the link gets through.
 */
export function videoPlayer(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined
  const { hostname, pathname, searchParams } = new URL(link)
  const host = hostname.replace(/^(www|m)\./, '')
  const last = pathname.split('/').findLast((part) => part !== '') ?? ''
  if (host === 'youtu.be' || host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const id = searchParams.get('v') ?? last
    return youtubeId.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` : undefined
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    return vimeoId.test(last) ? `https://player.vimeo.com/video/${last}?dnt=1&autoplay=1` : undefined
  }
  return undefined
}
