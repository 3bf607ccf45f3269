import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Video, Videos } from '../../../../src/api/schemas/pro/videoSchemas.ts'
import { itemPart } from '../../../../src/domain/provider/profilePart.ts'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { closeByEscape, openByKey } from '../../../shared/testing/openByKey.ts'
import { PageContent } from '../../layout/PageContent.tsx'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { VideosPage } from './VideosPage.tsx'

const video = (number: number, over: Partial<Video> = {}): Video => ({
  id: `5e0c2d4a-1f3b-4c5d-8e7f-00000000000${number}`,
  title: `Film ${number}`,
  description: 'A day at the lake.',
  link: `https://vimeo.com/7697987${number}`,
  isVisible: true,
  shown: true,
  etag: `"words-${number}"`,
  ...over,
})
const videos = (list: readonly Video[], over: Partial<Videos> = {}): Videos => ({
  videos: list,
  rejectedParts: [],
  plan: 'free',
  quota: 1,
  etag: '"order"',
  ...over,
})
const path = '/api/pro/videos'

function open(given: Videos | (() => Videos), answers: Answers = {}, at = '/') {
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    [`GET ${path}`]: () => ({ body: typeof given === 'function' ? given() : given }),
    ...answers,
  })
  const page = (
    <PageContent>
      <VideosPage />
    </PageContent>
  )
  return { changes: () => sent.filter(({ method }) => method !== 'GET'), ...renderOffice(page, { resource: 'videos', path: at }) }
}

async function openForm(answers: Answers = {}) {
  const opened = open(videos([]), answers)
  await opened.user.click(await screen.findByRole('button', { name: 'Add a video' }))
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Add a video' })) }
}
const type = async ({ user, dialog }: Awaited<ReturnType<typeof openForm>>, link: string) => {
  await user.type(dialog.getByRole('textbox', { name: /Link/ }), link)
  await user.type(dialog.getByRole('textbox', { name: /Title/ }), 'Our film')
  await user.type(dialog.getByRole('textbox', { name: /Description/ }), 'A day at the lake.')
  await user.click(dialog.getByRole('button', { name: 'Add the video' }))
}

test('explains what videos are for when there are none', async () => {
  open(videos([]))
  expect(await screen.findByText('No videos yet')).toBeDefined()
})

test('previews a video from its link, without a call to its platform before it is played, and adds it', async () => {
  const form = await openForm({ [`POST ${path}`]: () => ({ body: { id: video(1).id } }) })
  const { user, dialog, changes } = form
  const link = 'https://youtu.be/dQw4w9WgXcQ?si=tracked'
  await user.type(dialog.getByRole('textbox', { name: /Link/ }), link)
  const play = await dialog.findByRole('button', { name: 'Play the video: Preview' })
  expect(document.querySelector('iframe')).toBeNull()
  await user.click(play)
  expect(dialog.getByTitle('Preview').getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1')
  await type(form, ' ')
  await waitFor(() => expect(changes()).toMatchObject([{ body: { link, title: 'Our film', description: 'A day at the lake.' } }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('shows an invalid link at its field, and sends nothing', async () => {
  const form = await openForm()
  await type(form, 'https://example.com/film')
  expect(await form.dialog.findByText(/This link leads to no video on YouTube or Vimeo/)).toBeDefined()
  expect(form.dialog.queryByRole('button', { name: /Play/ })).toBeNull()
  expect(form.changes()).toEqual([])
})

test('says beside the button why a video was not added, and keeps the input', async () => {
  const detail = 'The number of videos of your plan is reached: 1. Remove one, or choose Premium.'
  const form = await openForm({ [`POST ${path}`]: () => ({ status: 409, body: { status: 409, code: 'video_quota_reached', detail } }) })
  await type(form, 'https://vimeo.com/76979871')
  expect((await form.dialog.findByRole('alert')).textContent).toBe(`The video was not added. ${detail}`)
  const title = form.dialog.getByRole<HTMLInputElement>('textbox', { name: /Title/ })
  expect(title.value).toBe('Our film')
  // Changed input is another intent; the same input would be the same one.
  await form.user.type(title, '!')
  await form.user.click(form.dialog.getByRole('button', { name: 'Add the video' }))
  await waitFor(() => expect(form.changes()).toHaveLength(2))
  expect(new Set(form.changes().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2)
})

test('says when videos cannot be loaded, and retries', async () => {
  let isDown = true
  const { user } = open(videos([]), {
    [`GET ${path}`]: () =>
      isDown ? { status: 500, body: { status: 500, code: 'unexpected_error', detail: 'Broken.' } } : { body: videos([video(1)]) },
  })
  expect((await screen.findByRole('alert')).textContent).toContain('Your videos could not be loaded.')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1 of 1 videos')).toBeDefined()
})

test('marks and explains what the plan hides, and accepts no more videos', async () => {
  open(videos([video(1), video(2, { shown: false })]))
  expect(await screen.findByText('Above your plan')).toBeDefined()
  expect(screen.getByText(/Your plan shows 1 video, the first that you added/)).toBeDefined()
  expect(screen.getByText(/Your plan allows 1 video/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Discover Premium' }).getAttribute('href')).toBe('/subscription')
  expect(screen.getByRole('button', { name: 'Add a video' })).toHaveProperty('disabled', true)
})

test('has no limit with Premium, and says why moderation hides a video', async () => {
  const rejectedParts = [{ part: itemPart('video', video(1).id), reason: 'misleading', note: '' }] as const
  open(videos([video(1), video(2)], { plan: 'premium', quota: null, rejectedParts }))
  expect(await screen.findByText('2 videos')).toBeDefined()
  expect(screen.getByText(/Hidden from couples: Video \(Film 1\)/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Add a video' })).toHaveProperty('disabled', false)
})

test('saves a video’s texts for the version that was read, and shows another tab’s version beside them', async () => {
  let present = video(1)
  const { user, changes } = open(() => videos([present]), {
    [`PUT ${path}/${video(1).id}`]: ({ headers }) =>
      headers.get('if-match') === present.etag
        ? { body: {} }
        : { status: 412, body: { status: 412, code: 'changed_meanwhile', detail: 'Changed.' } },
  })
  await user.click(await screen.findByRole('button', { name: 'Edit: Film 1' }))
  present = video(1, { title: 'From the other tab', etag: '"words-new"' })
  await user.type(await screen.findByRole('textbox', { name: /Title/ }), ', mine')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const conflict = within(await screen.findByRole('dialog', { name: 'Changed in the meantime' }))
  expect(conflict.getByRole('row', { name: 'Title Film 1, mine From the other tab' })).toBeDefined()
  await user.click(conflict.getByRole('button', { name: 'Keep my version' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(changes().map(({ headers }) => headers.get('if-match'))).toEqual(['"words-1"', '"words-new"'])
})

test('says beside the button when a video cannot be saved, and keeps the input', async () => {
  const { user } = open(videos([video(1)]), {
    [`PUT ${path}/${video(1).id}`]: () => ({ status: 500, body: { code: 'unexpected_error', detail: 'Broken.' } }),
  })
  await user.click(await screen.findByRole('button', { name: 'Edit: Film 1' }))
  await user.type(await screen.findByRole('textbox', { name: /Title/ }), ' too')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toBe('Broken.')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Title/ }).value).toBe('Film 1 too')
})

test('hides and shows a video, and removes it only after confirmation', async () => {
  let present = video(1)
  const { user, changes } = open(() => videos([present]), {
    [`POST ${path}/${video(1).id}/visibility`]: () => {
      present = video(1, { isVisible: false, shown: false })
      return { body: {} }
    },
    [`DELETE ${path}/${video(1).id}`]: () => ({ status: 500, body: { code: 'unexpected_error', detail: 'Broken.' } }),
  })
  await user.click(await screen.findByRole('button', { name: 'Hide: Film 1' }))
  expect(await screen.findByText('Hidden by you')).toBeDefined()
  expect(await screen.findByRole('button', { name: 'Show: Film 1' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Remove: Film 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this video?' }))
  expect(changes().filter(({ method }) => method === 'DELETE')).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Remove the video' }))
  expect(await dialog.findByText('The change could not be saved. Please try again.')).toBeDefined()
  expect(changes().filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

test('moves the focus to the page when a video is removed, because its button is gone', async () => {
  let list = [video(1), video(2)]
  const { user } = open(() => videos(list), {
    [`DELETE ${path}/${video(1).id}`]: () => {
      list = [video(2)]
      return { body: {} }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Remove: Film 1' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove the video' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  expect(screen.queryByText('Film 1')).toBeNull()
})

test('changes the order by keyboard, for the list that was read', async () => {
  // Items are stacked here, because jsdom has no layout.
  const layout = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(this: HTMLElement) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this)
    return this.tagName === 'LI' ? new DOMRect(0, place * 50, 200, 40) : new DOMRect(0, 0, 200, 150)
  })
  onTestFinished(() => layout.mockRestore())
  const { user, changes } = open(videos([video(1), video(2)], { quota: null }), { 'PUT /api/pro/video-order': () => ({ body: {} }) })
  const handle = await screen.findByRole('button', { name: 'Move Film 2' })
  handle.focus()
  await user.keyboard(' ')
  await screen.findByText('Film 2 lifted. Position 2 of 2.')
  await user.keyboard('{ArrowUp}')
  await screen.findByText('Film 2, position 1 of 2.')
  await user.keyboard(' ')
  await waitFor(() => expect(changes()).toMatchObject([{ body: { videoIds: [video(2).id, video(1).id] } }]))
  expect(changes()[0]?.headers.get('if-match')).toBe('"order"')
})

test('scrolls to the video named in the address, and says when it no longer exists', async () => {
  const scrolled = vi.fn<Element['scrollIntoView']>()
  Element.prototype.scrollIntoView = scrolled
  const { goTo } = open(videos([video(1), video(2)], { quota: null }), {}, `/videos?record=${video(2).id}`)
  const card = await screen.findByRole('article', { name: 'Film 2' })
  await waitFor(() => expect(document.activeElement).toBe(card))
  expect(scrolled).toHaveBeenCalledOnce()
  await goTo(`/videos?record=${video(3).id}`)
  expect(await screen.findByText('This record no longer exists')).toBeDefined()
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

test('moves the focus to the remove button again when a video was not removed', async () => {
  const { user, changes } = open(videos([video(1)]))
  const opener = await screen.findByRole('button', { name: 'Remove: Film 1' })
  expect(await openByKey(user, opener)).toBe(screen.getByRole('dialog'))
  expect(await closeByEscape(user)).toBe(opener)
  expect(changes()).toEqual([])
})

test('moves the focus to the link of a new video, and to its button again after Escape', async () => {
  const { user } = open(videos([]))
  const opener = await screen.findByRole('button', { name: 'Add a video' })
  expect(await openByKey(user, opener)).toBe(screen.getByRole('textbox', { name: /Link/ }))
  expect(await closeByEscape(user)).toBe(opener)
})
