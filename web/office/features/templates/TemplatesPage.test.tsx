import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, answerCalls } from '../../../shared/testing/answerCalls.ts'
import { closeByEscape, openByKey } from '../../../shared/testing/openByKey.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { TemplatesPage } from './TemplatesPage.tsx'

const path = '/api/pro/reply-templates'

function openPage(answers: Answers = {}) {
  const templates: object[] = []
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    [`GET ${path}`]: () => ({ body: templates, headers: { 'content-range': `reply-templates 0-0/${templates.length}` } }),
    [`POST ${path}`]: ({ body }) => {
      const added = { id: '5e0c2d4a-1f3b-4c5d-8e7f-9a0b1c2d3e4f', ...(body as object) }
      templates.push(added)
      return { body: added }
    },
    ...answers,
  })
  return { sent, ...renderOffice(<TemplatesPage />, { resource: 'templates', path: '/templates' }) }
}

async function openForm(answers: Answers = {}) {
  const page = openPage(answers)
  await screen.findByText('No template yet')
  await page.user.click(screen.getAllByRole('button', { name: 'New template' })[0] as HTMLElement)
  return { ...page, dialog: within(await screen.findByRole('dialog')) }
}

test('writes a template with a placeholder from the menu and previews it as a couple would read it', async () => {
  const { user, dialog, sent } = await openForm()
  await user.type(dialog.getByRole('textbox', { name: /Subject/ }), 'Your wedding')
  await user.type(dialog.getByRole('textbox', { name: /Text/ }), 'Hello ')
  await user.click(dialog.getByRole('button', { name: 'Insert a placeholder' }))
  await user.click(await screen.findByRole('menuitem', { name: /Couple’s first name/ }))
  await waitFor(() => expect(dialog.getByRole('region', { name: 'Preview' }).textContent).toContain('Hello Camille'))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Your wedding')).toBeDefined()
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { title: 'Your wedding', text: 'Hello {firstname}' },
  ])
})

test('names an unknown placeholder at its field, and sends nothing', async () => {
  const { user, dialog, sent } = await openForm()
  await user.type(dialog.getByRole('textbox', { name: /Subject/ }), 'Your wedding')
  await user.type(dialog.getByRole('textbox', { name: /Text/ }), 'Hello {{name}')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Unknown placeholder: {name}. Choose it from the menu.')).toBeDefined()
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
})

test('says in the form when the limit is reached', async () => {
  const detail = 'You already have 20 templates. Remove one to add another.'
  const { user, dialog } = await openForm({
    [`POST ${path}`]: () => ({ status: 409, body: { status: 409, code: 'template_limit_reached', detail } }),
  })
  await user.type(dialog.getByRole('textbox', { name: /Subject/ }), 'One more')
  await user.type(dialog.getByRole('textbox', { name: /Text/ }), 'Hello')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect((await dialog.findByRole('alert')).textContent).toContain(detail)
})

test('creates the same template on a retry after a lost answer, and another one with changed input', async () => {
  let answers = 0
  const { user, dialog, sent } = await openForm({
    [`POST ${path}`]: () => (answers++ < 2 ? { status: 500, body: {} } : { body: { id: '5e0c2d4a-1f3b-4c5d-8e7f-9a0b1c2d3e4f' } }),
  })
  const save = () => user.click(dialog.getByRole('button', { name: 'Save' }))
  const keys = () => sent.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'))
  await user.type(dialog.getByRole('textbox', { name: /Subject/ }), 'One')
  await user.type(dialog.getByRole('textbox', { name: /Text/ }), 'Hi')
  await save()
  await waitFor(() => expect(keys()).toHaveLength(1))
  await dialog.findByRole('alert')
  await save()
  await waitFor(() => expect(keys()).toHaveLength(2))
  await user.type(dialog.getByRole('textbox', { name: /Text/ }), '!')
  await save()
  await waitFor(() => expect(keys()).toHaveLength(3))
  const [first, second, third] = keys()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('moves the focus to the first placeholder in the menu, and to the menu’s button after Escape and after a choice', async () => {
  const { user, dialog } = await openForm()
  const opener = dialog.getByRole('button', { name: 'Insert a placeholder' })
  expect(await openByKey(user, opener)).toBe(screen.getAllByRole('menuitem')[0])
  expect(await closeByEscape(user)).toBe(opener)
  await openByKey(user, opener)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(opener))
})
