import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { TextInput } from 'react-admin'
import { Route, Routes } from 'react-router'
import { z } from 'zod'
import { type Answers, answerCalls } from '../../shared/testing/answerCalls.ts'
import { readDraft } from '../kit/form/drafts.ts'
import { EditPage } from '../kit/form/EditPage.tsx'
import { RecordForm } from '../kit/form/RecordForm.tsx'
import { signedInProvider } from './signedInProvider.ts'

const schema = z.object({ name: z.string().trim().min(1).max(20), city: z.string().nullable() })
const remove = { button: 'Delete', title: 'Delete it?', confirm: 'Delete it', failed: 'Not deleted.', text: 'It will be gone.' }
export const thingTexts = {
  pages: { things: 'My thing' },
  things: { failed: 'Not loaded.', fields: { name: 'Name', city: 'City' }, remove },
}

const unauthorized = { status: 401, body: { status: 401, code: 'unauthorized', detail: 'Please sign in.' } }

/** A server with the record `things/7`. Its PUT refuses by the name: Broken, Taken, SignedOut; LostAnswer is saved and answered 412. */
export function aThing(answers: Answers = {}) {
  const stored = { name: 'Atelier', city: 'Lyon', version: 1 }
  const answer = () => ({ body: { name: stored.name, city: stored.city }, headers: { etag: `"${stored.version}"` } })
  const sent = answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'POST /api/pro/token/refresh': () => unauthorized,
    'GET /api/pro/things/7': answer,
    'PUT /api/pro/things/7': ({ body, headers }) => {
      const { name } = body as { name: string }
      if (name === 'SignedOut') return unauthorized
      if (headers.get('if-match') !== `"${stored.version}"`) return { status: 412, body: { code: 'changed_meanwhile' } }
      if (name === 'Broken') return { status: 500, body: {} }
      if (name === 'Taken') {
        const errors = [{ field: 'name', message: 'Somebody else has this name.' }]
        return { status: 422, body: { code: 'name_taken', detail: 'Somebody else has this name.', errors } }
      }
      Object.assign(stored, body, { version: stored.version + 1 })
      return name === 'LostAnswer' ? { status: 412, body: { code: 'changed_meanwhile' } } : answer()
    },
    ...answers,
  })
  const puts = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  return { stored, sent, puts }
}

/** The page at /things/7, with the list and the sign-in as other pages. */
export function ThingPage({ actions }: { readonly actions?: ReactNode }) {
  const page = (
    <EditPage id="7" actions={actions}>
      <RecordForm<never> schema={schema}>
        <TextInput source="name" />
        <TextInput source="city" />
      </RecordForm>
    </EditPage>
  )
  return (
    <Routes>
      <Route path="/things/7" element={page} />
      <Route path="/things" element={<p>All things</p>} />
      <Route path="/login" element={<p>Please sign in</p>} />
    </Routes>
  )
}

export const fieldOf = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(name) })

export async function typeInto(user: UserEvent, name: string, text: string): Promise<void> {
  const input = await fieldOf(name)
  await user.clear(input)
  await user.type(input, text)
}

/** The stored input of the signed-in person. */
export const draftOfThing = () => readDraft(`${signedInProvider.id}.things.7`)?.changes
