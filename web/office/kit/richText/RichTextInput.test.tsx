import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Form } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { useSchemaResolver } from '../form/useSchemaResolver.ts'
import { pastedClips } from './pastedClips.ts'
import { RichTextInput } from './RichTextInput.tsx'

const texts = { things: { fields: { words: 'Portrait' } } }
/** What the server keeps. */
const kept = ['P', 'BR', 'UL', 'OL', 'LI', 'H3', 'H4', 'BLOCKQUOTE', 'STRONG', 'B', 'EM', 'I', 'U']
const schema = z.object({ words: z.string().min(1, 'Say something.') })

// jsdom has no layout, but the editor asks for the selection's position.
Range.prototype.getClientRects = () => document.createElement('p').getClientRects()
Range.prototype.getBoundingClientRect = () => new DOMRect()

function WordsForm({ words, onSubmit }: { readonly words: string; readonly onSubmit: (values: object) => void }) {
  return (
    <Form
      record={{ id: '1' }}
      defaultValues={{ words }}
      onSubmit={(values: object) => onSubmit(values)}
      resolver={useSchemaResolver(schema)}
    >
      <RichTextInput source="words" maxLength={20} helperText="A few words." />
      <button type="submit">Send</button>
    </Form>
  )
}

async function open(words = '') {
  answerCalls({})
  const onSubmit = vi.fn<(values: object) => void>()
  const { user } = renderOffice(<WordsForm words={words} onSubmit={onSubmit} />, { texts })
  const editor = await screen.findByRole('textbox', { name: /Portrait/ })
  const send = async () => {
    await user.click(screen.getByRole('button', { name: 'Send' }))
  }
  const sent = () => onSubmit.mock.lastCall?.[0]
  return { user, editor, send, sent }
}

function paste(editor: HTMLElement, html: string, plain = '') {
  const given: Readonly<Record<string, string>> = { 'text/html': html, 'text/plain': plain }
  editor.focus()
  fireEvent.paste(editor, { clipboardData: { types: Object.keys(given), getData: (type: string) => given[type] ?? '' } })
}

test('keeps of a paste only what the server keeps', async () => {
  const { editor, send, sent } = await open()
  paste(
    editor,
    `<style>p { color: red }</style><h1>Big</h1><h3 class="x" onclick="steal()">Small</h3>
     <p style="color:red" data-x="1">One <a href="https://evil.example"><b>bold</b></a> <i>thing</i> <u>line</u><img src=x onerror=alert(1)></p>
     <script>alert(1)</script><pre><code>code</code></pre><s>gone</s><hr><ol><li>first</li></ol><blockquote>Quoted</blockquote>
     <table><tr><td>cell</td></tr></table><iframe src="https://evil.example"></iframe>`,
  )
  await send()
  await waitFor(() => expect(sent()).toBeDefined())
  const { words } = sent() as { readonly words: string }
  const result = new DOMParser().parseFromString(words, 'text/html').body
  const elements = [...result.querySelectorAll('*')]
  expect(elements.filter(({ tagName }) => !kept.includes(tagName)).map(({ tagName }) => tagName)).toEqual([])
  expect(elements.flatMap(({ attributes }) => [...attributes].map(({ name }) => name))).toEqual([])
  expect(words).toContain('<strong>bold</strong>')
  expect(words).toContain('<em>thing</em>')
  expect(words).toContain('<u>line</u>')
  expect(words).toContain('<h3>Small</h3>')
  expect(words).toMatch(/<ol><li><p>first<\/p><\/li><\/ol>/)
  expect(words).toMatch(/<blockquote><p>Quoted<\/p><\/blockquote>/)
  expect(result.textContent).toContain('cell')
  expect(result.textContent).not.toMatch(/alert|color/)
})

test('shows the stored text reduced to what the server keeps, and sends it unchanged when nothing is typed', async () => {
  const words = '<p>We plan <strong>calmly</strong>.</p>'
  const { editor, send, sent } = await open(words)
  expect(editor.innerHTML).toBe(words)
  await send()
  await waitFor(() => expect(sent()).toMatchObject({ words }))
})

test('counts the text without its markup, and states the limit', async () => {
  const { editor } = await open('<p><strong>Four</strong></p>')
  expect(screen.getByText('4 of 20 characters')).toBeDefined()
  paste(editor, '<p>twenty more characters</p>')
  expect(await screen.findByText(/^2[0-9] of 20 characters$/)).toBeDefined()
})

test('makes a list of the text by a toolbar button, which shows its state', async () => {
  const { user, editor, send, sent } = await open('<p>Lyon</p>')
  const list = screen.getByRole('button', { name: 'Bulleted list' })
  expect(screen.getByRole('toolbar', { name: 'Formatting' }).contains(list)).toBe(true)
  expect(list.getAttribute('aria-pressed')).toBe('false')
  await user.click(list)
  await waitFor(() => expect(list.getAttribute('aria-pressed')).toBe('true'))
  expect(editor.innerHTML).toContain('<ul>')
  await send()
  await waitFor(() => expect(sent()).toMatchObject({ words: '<ul><li><p>Lyon</p></li></ul>' }))
})

test('treats an empty text as missing, and shows errors at the editor', async () => {
  const { editor, send, sent } = await open()
  expect(document.getElementById(editor.getAttribute('aria-describedby') ?? '')?.textContent).toBe('A few words.')
  expect(editor.getAttribute('aria-invalid')).toBe('false')
  paste(editor, '<p></p>')
  await send()
  await waitFor(() => expect(editor.getAttribute('aria-invalid')).toBe('true'))
  expect(document.getElementById(editor.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Say something.')
  expect(sent()).toBeUndefined()
})

test.each(pastedClips)('converts a clip of $from to what its author meant', async ({ html, kept: expected }) => {
  const { editor } = await open()
  paste(editor, html)
  await waitFor(() => expect(editor.innerHTML.replaceAll('\u00a0', '&nbsp;')).toBe(expected))
})

test('warns politely near the limit, and keeps a text that is too long', async () => {
  const { editor, send, sent } = await open('<p>Eighteen letters..</p>')
  const shown = () => document.querySelector('[data-count]')?.firstChild?.textContent
  expect(shown()).toBe('2 characters left')
  expect(screen.getByRole('status').textContent).toBe('2 characters left')
  paste(editor, '<p>six &amp; more</p>')
  await waitFor(() => expect(shown()).toMatch(/characters too many/))
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/too many/), { timeout: 120_000 })
  await send()
  await waitFor(() => expect(sent()).toMatchObject({ words: expect.stringContaining('six &amp; more') }))
})

test('keeps the structure of text copied from another such editor', async () => {
  const { editor } = await open()
  paste(editor, '<p data-pm-slice="1 1 []">une <strong>ligne</strong></p>')
  await waitFor(() => expect(editor.innerHTML).toBe('<p>une <strong>ligne</strong></p>'))
})
