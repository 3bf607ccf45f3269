import { describe, expect, it } from 'vitest'
import { videoPlayer } from './videoPlayer.ts'

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'
const vimeo = 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'

describe('videoPlayer', () => {
  it.each([
    ['https://youtu.be/dQw4w9WgXcQ', youtube],
    ['https://youtu.be/dQw4w9WgXcQ?si=tracked&t=12', youtube],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=abc', youtube],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ', youtube],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', youtube],
    ['https://vimeo.com/76979871', vimeo],
    ['https://player.vimeo.com/video/76979871', vimeo],
  ])('%s is played on the host without cookies', (link, player) => {
    expect(videoPlayer(link)?.player).toBe(player)
  })

  it('names the page of the video for whoever has no scripts', () => {
    expect(videoPlayer('https://youtu.be/dQw4w9WgXcQ?si=tracked')?.page).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
    expect(videoPlayer('https://player.vimeo.com/video/76979871')?.page).toBe('https://vimeo.com/76979871')
  })

  it.each([
    '',
    'no link',
    'javascript:alert(1)',
    'https://example.com/dQw4w9WgXcQ',
    'https://youtu.be/',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  ])('there is no player for %j', (link) => {
    expect(videoPlayer(link)).toBeUndefined()
  })
})
