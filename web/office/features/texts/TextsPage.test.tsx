import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ProfileTexts } from '../../../../src/api/schemas/pro/textsSchemas.ts'
import { defaultPublicRules } from '../../../../src/domain/publicRules.ts'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { closeByEscape, openByKey } from '../../../shared/testing/openByKey.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { TextsPage } from './TextsPage.tsx'

// jsdom has no layout, but the editor asks for the selection's position.
Range.prototype.getClientRects = () => document.createElement('p').getClientRects()
Range.prototype.getBoundingClientRect = () => new DOMRect()

const { profileTexts: most } = defaultPublicRules
const stored: Omit<ProfileTexts, 'id'> = {
  portrait: '<p>We plan <strong>calmly</strong>.</p>',
  experience: '',
  strengths: ['Calm', 'Flowers & lights'],
  serviceText: '<p>All of it</p>',
  rejectedParts: [],
}

function openPage(answers: Answers = {}) {
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/texts': () => ({ body: stored, headers: { etag: '"1"' } }),
    ...answers,
  })
  const puts = () => sent.filter(({ method }) => method === 'PUT')
  return { puts, ...renderOffice(<TextsPage />, { resource: 'texts', path: '/texts' }) }
}

const strengths = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Strengths/ })
const portrait = () => screen.findByRole('textbox', { name: /Portrait/ })

function paste(editor: HTMLElement, html: string) {
  editor.focus()
  fireEvent.paste(editor, { clipboardData: { types: ['text/html'], getData: (type: string) => (type === 'text/html' ? html : '') } })
}

async function openPreview(user: ReturnType<typeof openPage>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Show the preview' }))
  return within(await screen.findByRole('dialog', { name: 'As couples see it' }))
}

test('sends the texts as written, with one strength per line', async () => {
  const { user, puts } = openPage({
    'PUT /api/pro/texts': ({ body }) => ({ body: { ...stored, ...(body as object) }, headers: { etag: '"2"' } }),
  })
  const lines = await strengths()
  expect(lines.value).toBe('Calm\nFlowers & lights')
  await user.type(lines, '{enter}{enter} Three languages ')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Changes saved.')
  const [put] = puts()
  const { rejectedParts: _parts, ...texts } = stored
  expect(put?.body).toEqual({ ...texts, strengths: ['Calm', 'Flowers & lights', 'Three languages'] })
  expect(put?.headers.get('if-match')).toBe('"1"')
})

test('shows a text that is too long and too many strengths at their fields, and loses nothing', async () => {
  const { user, puts } = openPage()
  const lines = await strengths()
  fireEvent.change(lines, { target: { value: Array.from({ length: most.strengths + 1 }, (_, index) => `Strength ${index}`).join('\n') } })
  const editor = await portrait()
  paste(editor, `<p>${'a'.repeat(most.portrait)}</p>`)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(`${most.strengths} strengths at most. Keep the most important ones.`)).toBeDefined()
  expect(await screen.findByText(`${most.portrait} characters at most`)).toBeDefined()
  expect(editor.getAttribute('aria-invalid')).toBe('true')
  expect(lines.value).toContain(`Strength ${most.strengths}`)
  expect(puts()).toEqual([])
})

test('previews typed text as on the public page without saving it', async () => {
  const { user, puts } = openPage()
  await user.type(await strengths(), '{enter}<b>Not</b> bold')
  const preview = await openPreview(user)
  expect((await preview.findByText('calmly')).tagName).toBe('STRONG')
  expect(preview.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'As couples see it',
    'About',
    'Services',
    'Strengths',
  ])
  expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Calm', 'Flowers & lights', '<b>Not</b> bold'])
  expect(puts()).toEqual([])
})

test('shows above the fields what moderation hides, with its note and what to do', async () => {
  const rejectedParts = [{ part: 'portrait', reason: 'copied_text', note: 'https://example.test' }]
  openPage({ 'GET /api/pro/texts': () => ({ body: { ...stored, rejectedParts }, headers: { etag: '"1"' } }) })
  const notice = await screen.findByRole('note')
  expect(notice.textContent).toContain('Portrait')
  expect(notice.textContent).toContain('https://example.test')
})

test('shows both versions with their emphasis when another tab saved first, and keeps the chosen one', async () => {
  let version = 1
  let kept = stored
  const answer = () => ({ body: kept, headers: { etag: `"${version}"` } })
  const { user, puts } = openPage({
    'GET /api/pro/texts': answer,
    'PUT /api/pro/texts': ({ body, headers }) => {
      if (headers.get('if-match') !== `"${version}"`) return { status: 412, body: { code: 'changed_meanwhile' } }
      kept = { ...kept, ...(body as object) }
      version += 1
      return answer()
    },
  })
  paste(await portrait(), '<p>We plan <em>gladly</em>.</p>')
  kept = { ...stored, portrait: '<p>They plan <u>quickly</u>.</p>', strengths: ['Speed'] }
  version = 2
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed in the meantime' }))
  expect((await dialog.findByText('gladly')).tagName).toBe('EM')
  expect((await dialog.findByText('quickly')).tagName).toBe('U')
  await user.click(dialog.getByRole('button', { name: 'Keep my version' }))
  await screen.findByText('Changes saved.')
  await waitFor(() => expect(puts().at(-1)?.body).toMatchObject({ portrait: expect.stringContaining('gladly'), strengths: ['Speed'] }))
})

test('restores typed input after a reload', async () => {
  const first = openPage()
  await first.user.type(await strengths(), '{enter}Half typed')
  paste(await portrait(), '<p>Half <strong>written</strong></p>')
  first.unmount()
  openPage()
  await screen.findByText('Your unsaved changes were restored.')
  expect((await strengths()).value).toContain('Half typed')
  await waitFor(async () => expect((await portrait()).innerHTML).toContain('<strong>written</strong>'))
})

test('moves the focus to the preview, and to its button again after Escape', async () => {
  const { user } = openPage()
  const opener = await screen.findByRole('button', { name: 'Show the preview' })
  expect(await openByKey(user, opener)).toBe(screen.getByRole('dialog', { name: 'As couples see it' }))
  expect(await closeByEscape(user)).toBe(opener)
})
