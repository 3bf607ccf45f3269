import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type LinkedVideo, parseVideoLink, videoAddresses } from './videoLink.ts'

const [film, clip] = ['dQw4w9WgXcQ', '76979871']
const youtube = { platform: 'youtube', key: film }
const vimeo = { platform: 'vimeo', key: clip }
const unlisted = { ...vimeo, hash: '8272103f6e' }

describe('a link to a video', () => {
  it.each([
    `https://www.youtube.com/watch?v=${film}`,
    `http://youtube.com/watch?v=${film}`,
    `https://m.youtube.com/watch?v=${film}`,
    `https://music.youtube.com/watch?v=${film}&list=RDAMVM`,
    `https://www.youtube.com/watch?app=desktop&v=${film}&list=PL0123&index=2&t=42s`,
    `https://www.youtube.com/watch/?v=${film}`,
    `https://youtu.be/${film}`,
    `https://www.youtu.be/${film}/`,
    `https://youtu.be/${film}?si=tracked&t=12`,
    `https://www.youtube.com/embed/${film}?start=3`,
    `https://www.youtube-nocookie.com/embed/${film}`,
    `https://www.youtube.com/shorts/${film}?feature=share`,
    `https://www.youtube.com/live/${film}`,
    `https://www.youtube.com/v/${film}`,
    `youtube.com/watch?v=${film}`,
    `//www.youtube.com/watch?v=${film}`,
    `HTTPS://WWW.YouTube.COM/watch?v=${film}#t=9`,
    `  https://youtu.be/${film} `,
    `https://www.youtube.com:443/watch?v=${film}`,
  ])('%s is a film on YouTube', (link) => {
    expect(parseVideoLink(link)).toEqual(youtube)
  })

  it.each([
    `https://vimeo.com/${clip}`,
    `https://www.vimeo.com/${clip}/`,
    `vimeo.com/${clip}?share=copy#t=20s`,
    `https://vimeo.com/channels/staffpicks/${clip}`,
    `https://vimeo.com/groups/short-films/videos/${clip}`,
    `https://vimeo.com/album/123/video/${clip}`,
    `https://vimeo.com/showcase/123/video/${clip}`,
    `https://vimeo.com/ondemand/a-film/${clip}`,
    `https://player.vimeo.com/video/${clip}?badge=0`,
    `https://PLAYER.VIMEO.com/video/${clip}`,
  ])('%s is a film on Vimeo', (link) => {
    expect(parseVideoLink(link)).toEqual(vimeo)
  })

  it.each([
    `https://vimeo.com/${clip}/${unlisted.hash}`,
    `https://vimeo.com/${clip}?h=${unlisted.hash}`,
    `https://player.vimeo.com/video/${clip}?h=${unlisted.hash}&dnt=1`,
  ])('%s is one that Vimeo does not list', (link) => {
    expect(parseVideoLink(link)).toEqual(unlisted)
  })

  it.each([
    '',
    'no link',
    film,
    `javascript:alert('https://youtu.be/${film}')`,
    `javascript://youtu.be/${film}`,
    `ftp://youtu.be/${film}`,
    `data:text/html,https://youtu.be/${film}`,
    `mailto:a@youtube.com/watch?v=${film}`,
    `https://example.com/watch?v=${film}`,
    `https://youtube.com.evil.example/watch?v=${film}`,
    `https://evilyoutube.com/watch?v=${film}`,
    `https://evil.example/youtube.com/watch?v=${film}`,
    `https://youtube.com@evil.example/watch?v=${film}`,
    `https://me:secret@youtube.com/watch?v=${film}`,
    `https://youtube.com:8080/watch?v=${film}`,
    `https://yоutube.com/watch?v=${film}`,
    `https://youtube.com./watch?v=${film}`,
    `https://consent.youtube.com/watch?v=${film}`,
    'https://youtu.be/',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/playlist?list=PL0123456789',
    'https://www.youtube.com/embed/videoseries?list=PL0123456789',
    'https://www.youtube.com/embed/live_stream?channel=UC0123',
    'https://www.youtube.com/@atelier',
    `https://www.youtube.com/watch?v=${film}x`,
    `https://www.youtube.com/redirect?q=https://youtu.be/${film}`,
    'https://www.youtube.com/watch?v=<script>abc',
    `https://www.youtube.com/wa\ttch?v=${film}`,
    'https://vimeo.com/',
    'https://vimeo.com/atelier',
    'https://vimeo.com/channels/staffpicks',
    `https://vimeo.com.evil.example/${clip}`,
    `https://player.vimeo.com/${clip}`,
    `https://player.vimeo.com/video/${clip}/../../evil`,
  ])('%j is not a video link', (link) => {
    expect(parseVideoLink(link)).toBeUndefined()
  })
})

const youtubeCharacters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_'.split('')
const video: fc.Arbitrary<LinkedVideo> = fc.oneof(
  fc.record({
    platform: fc.constant('youtube' as const),
    key: fc.string({ unit: fc.constantFrom(...youtubeCharacters), minLength: 11, maxLength: 11 }),
  }),
  fc.record(
    {
      platform: fc.constant('vimeo' as const),
      key: fc.integer({ min: 1000, max: 999_999_999_999 }).map(String),
      hash: fc.string({ unit: fc.constantFrom(...'0123456789abcdef'.split('')), minLength: 8, maxLength: 12 }),
    },
    { requiredKeys: ['platform', 'key'] },
  ),
)

test('every address of a video is recognised as that video', () => {
  fc.assert(
    fc.property(video, (each) => {
      const { page, player } = videoAddresses(each)
      expect([parseVideoLink(page), parseVideoLink(player)]).toEqual([each, each])
    }),
  )
})

test('any input is either refused or a video on one of the two platforms', () => {
  const hosts = new Set(['www.youtube.com', 'www.youtube-nocookie.com', 'vimeo.com', 'player.vimeo.com'])
  const host = fc.oneof(
    fc.domain(),
    fc.constantFrom('youtube.com', 'youtu.be', 'vimeo.com', 'player.vimeo.com', 'youtube.com.evil.example'),
  )
  const path = fc.oneof(fc.webPath(), fc.constantFrom(`/watch?v=${film}`, `/${film}`, `/${clip}`, `/video/${clip}?h=8272103f6e`))
  const link = fc.oneof(
    fc.string(),
    fc.webUrl({ withQueryParameters: true }),
    fc
      .tuple(fc.constantFrom('https://', 'http://', '//', '', 'javascript:', 'https://a:b@'), host, path, fc.string())
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(link, (written) => {
      const parsed = parseVideoLink(written)
      if (!parsed) return
      const { page, player } = videoAddresses(parsed)
      for (const address of [page, player]) {
        const { protocol, hostname, username, href } = new URL(address)
        expect([protocol, hosts.has(hostname), username, href]).toEqual(['https:', true, '', address])
      }
    }),
  )
})
