import { screen, waitFor, within } from '@testing-library/react'
import { TextInput } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { answerCalls } from '../../../shared/testing/answerCalls.ts'
import { ownRecord } from '../../api/officeDataProvider.ts'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { signedInProvider } from '../../testing/signedInProvider.ts'
import { EditPage } from './EditPage.tsx'
import { RecordForm } from './RecordForm.tsx'

const schema = z.object({ name: z.string().trim().min(1).max(20), city: z.string().nullable(), street: z.string().max(40) })
const texts = {
  pages: { things: 'My thing' },
  things: { failed: 'The thing could not be loaded.', fields: { name: 'Name', city: 'City', street: 'Street' } },
}

/** The server's record, which others change too. */
function aThing() {
  const stored = { name: 'Atelier', city: 'Lyon', street: 'Rue Verte', version: 1 }
  const answer = () => ({ body: { name: stored.name, city: stored.city, street: stored.street }, headers: { etag: `"${stored.version}"` } })
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'GET /api/pro/things': answer,
    'PUT /api/pro/things': ({ body, headers }) => {
      if (headers.get('if-match') !== `"${stored.version}"`) return { status: 412, body: { code: 'changed_meanwhile' } }
      const { name } = body as { name: string }
      if (name === 'Broken') return { status: 500, body: {} }
      if (name === 'Taken') {
        const errors = [{ field: 'name', message: 'Somebody else has this name.' }]
        return { status: 422, body: { code: 'name_taken', detail: 'Somebody else has this name.', errors } }
      }
      Object.assign(stored, body, { version: stored.version + 1 })
      return answer()
    },
  })
  const puts = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  return { stored, puts }
}

function openForm() {
  const page = (
    <EditPage id={ownRecord}>
      <RecordForm<never> schema={schema}>
        <TextInput source="name" />
        <TextInput source="city" />
        <TextInput source="street" />
      </RecordForm>
    </EditPage>
  )
  return renderOffice(page, { texts, path: '/things' })
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(name) })
const save = () => screen.getByRole('button', { name: 'Save' })

async function type(user: ReturnType<typeof openForm>['user'], name: string, text: string) {
  const input = await field(name)
  await user.clear(input)
  await user.type(input, text)
}

test('saves what the schema makes of the fields, and confirms it', async () => {
  const { puts } = aThing()
  const { user } = openForm()
  await type(user, 'Name', '  Atelier Lumière ')
  await user.click(save())
  await screen.findByText('Changes saved.')
  expect(puts()).toEqual([{ name: 'Atelier Lumière', city: 'Lyon', street: 'Rue Verte' }])
  expect((await field('Name')).value).toBe('Atelier Lumière')
})

test('sends an emptied field as null or as an empty text, whichever the schema accepts', async () => {
  const { puts } = aThing()
  const { user } = openForm()
  await user.clear(await field('City'))
  await user.clear(await field('Street'))
  await user.click(save())
  await screen.findByText('Changes saved.')
  expect(puts()).toEqual([{ name: 'Atelier', city: null, street: '' }])
})

test('shows at the field what the server’s schema refuses, and sends nothing', async () => {
  const { puts } = aThing()
  const { user } = openForm()
  await user.clear(await field('Name'))
  await user.click(save())
  await screen.findByText('This field is required')
  expect((await field('Name')).getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(await field('Name'))
  // A general notice would cover the button on a phone.
  expect(screen.queryByRole('alert')).toBeNull()
  expect(puts()).toEqual([])
})

test('shows at the field what the server refuses', async () => {
  aThing()
  const { user } = openForm()
  await type(user, 'Name', 'Taken')
  await user.click(save())
  await screen.findByText('Somebody else has this name.')
  expect((await field('Name')).getAttribute('aria-invalid')).toBe('true')
  await waitFor(async () => expect(document.activeElement).toBe(await field('Name')))
})

test('says beside the button that the server does not answer, and saves on a retry', async () => {
  const { stored } = aThing()
  const { user } = openForm()
  await type(user, 'Name', 'Later')
  const working = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await user.click(save())
  await screen.findByText(/The server does not answer/)
  vi.stubGlobal('fetch', working)
  await user.click(save())
  await waitFor(() => expect(stored.name).toBe('Later'))
})

test('shows both versions when somebody else saved meanwhile, and merges one’s own changes into theirs', async () => {
  const { stored, puts } = aThing()
  const { user } = openForm()
  await type(user, 'Name', 'Mine')
  Object.assign(stored, { name: 'Theirs', city: 'Nantes', version: 2 })
  await user.click(save())
  const dialog = await screen.findByRole('dialog', { name: 'Changed in the meantime' })
  expect(within(dialog).getByRole('row', { name: 'Name Mine Theirs' })).toBeDefined()
  await user.click(within(dialog).getByRole('button', { name: 'Keep my version' }))
  await screen.findByText('Changes saved.')
  expect(puts().at(-1)).toEqual({ name: 'Mine', city: 'Nantes', street: 'Rue Verte' })
})

test('takes the other version when the person prefers it', async () => {
  const { stored, puts } = aThing()
  const { user } = openForm()
  await type(user, 'Name', 'Mine')
  Object.assign(stored, { name: 'Theirs', version: 2 })
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: 'Take the saved version' }))
  await waitFor(async () => expect((await field('Name')).value).toBe('Theirs'))
  expect(puts()).toHaveLength(1)
})

test('restores the input after a reload, until it is discarded', async () => {
  aThing()
  const { user, unmount } = openForm()
  await type(user, 'Name', 'Half typed')
  unmount()
  openForm()
  await screen.findByText('Your unsaved changes were restored.')
  expect((await field('Name')).value).toBe('Half typed')
  await user.click(screen.getByRole('button', { name: 'Discard them' }))
  await waitFor(async () => expect((await field('Name')).value).toBe('Atelier'))
})

test('treats a draft of an older version as a conflict, and overwrites nothing', async () => {
  const { stored } = aThing()
  const { user, unmount } = openForm()
  await type(user, 'Name', 'Half typed')
  unmount()
  Object.assign(stored, { name: 'Theirs', version: 2 })
  openForm()
  await screen.findByText('Your unsaved changes were restored.')
  await user.click(save())
  await screen.findByRole('dialog', { name: 'Changed in the meantime' })
  expect(stored.name).toBe('Theirs')
})

test('says that nothing was saved when the server gives no reason, and keeps the input', async () => {
  aThing()
  const { user } = openForm()
  await type(user, 'Name', 'Broken')
  await user.click(save())
  expect((await screen.findByRole('alert')).textContent).toBe('Your changes were not saved.')
  expect((await field('Name')).value).toBe('Broken')
})

test('saves once on a double click', async () => {
  const { puts } = aThing()
  const { user } = openForm()
  await type(user, 'Name', 'Lanterns')
  const answered = globalThis.fetch
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const answer = await answered(...call)
    if (call[1]?.method === 'PUT') await held
    return answer
  })
  await user.dblClick(save())
  await waitFor(() => expect(puts()).toHaveLength(1))
  goOn()
  await screen.findByText('Changes saved.')
  expect(puts()).toHaveLength(1)
})

test('asks before leaving with unsaved changes', async () => {
  aThing()
  const { user, goTo } = openForm()
  await type(user, 'Name', 'Half typed')
  await goTo('/elsewhere')
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await user.click(screen.getByRole('button', { name: 'Stay on the page' }))
  expect((await field('Name')).value).toBe('Half typed')
})

test('discards the changes when the person leaves, and then leaves without a question', async () => {
  aThing()
  const { user, goTo } = openForm()
  await type(user, 'Name', 'Half typed')
  await goTo('/elsewhere')
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // The test's page is the same at every address.
  expect((await field('Name')).value).toBe('Atelier')
  await goTo('/things')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('says when the record cannot be loaded, and retries', async () => {
  answerCalls({ 'GET /api/pro/me': () => ({ body: signedInProvider }), 'GET /api/pro/things': () => ({ status: 500, body: {} }) })
  const { user } = openForm()
  await screen.findByText('The thing could not be loaded.')
  aThing()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await field('Name')).value).toBe('Atelier')
})
