import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { HttpError, TextInput } from 'react-admin'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { answerCalls } from '../../shared/testing/answerCalls.ts'
import { renderOffice } from '../testing/renderOffice.tsx'
import { WordsForm } from './WordsForm.tsx'

const schema = z.object({ caption: z.string().max(40) })
const texts = { things: { fields: { caption: 'Caption' } } }
type Saved = (caption: string) => boolean

/** Texts that another tab changes at the first save. What comes after it is answered by `second`, then accepted. */
function Words({ second, saved }: { readonly second: Error; readonly saved: Saved }) {
  const [stored, setStored] = useState({ caption: 'Before', etag: '"1"' })
  const [saves, setSaves] = useState(0)
  const [isDone, setDone] = useState(false)
  const save = async ({ caption }: { caption: string }, version: string, onConflict: () => void) => {
    setSaves(saves + 1)
    if (version === '"1"') {
      setStored({ caption: 'Theirs', etag: '"2"' })
      onConflict()
      return false
    }
    if (saves === 1) throw second
    return saved(caption)
  }
  return (
    <>
      <WordsForm
        resource="things"
        schema={schema}
        present={{ caption: stored.caption }}
        etag={stored.etag}
        save={save}
        onDone={() => setDone(true)}
        onCancel={() => {}}
      >
        <TextInput source="caption" />
      </WordsForm>
      {isDone && <p>It is done</p>}
    </>
  )
}

const caption = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Caption/ })

async function keepMine(second: Error) {
  answerCalls({})
  const sent: string[] = []
  const { user } = renderOffice(<Words second={second} saved={(text) => sent.push(text) > 0} />, { texts })
  await user.clear(await caption())
  await user.type(await caption(), 'Mine')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Keep my version' }))
  const saveAgain = async () => {
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    await screen.findByText('It is done')
    return sent
  }
  return { saveAgain }
}

test('says when one’s own version could not be saved over another one, and saves it on a retry', async () => {
  const { saveAgain } = await keepMine(new HttpError('The server is down.', 500, {}))
  await screen.findByText('The server is down.')
  await waitFor(async () => expect((await caption()).value).toBe('Mine'))
  expect(await saveAgain()).toEqual(['Mine'])
})

test('shows at the field what the server refuses of one’s own version', async () => {
  const { saveAgain } = await keepMine(new HttpError('', 422, { errors: { caption: 'This is not allowed.' } }))
  await screen.findByText('This is not allowed.')
  expect((await caption()).getAttribute('aria-invalid')).toBe('true')
  expect(await saveAgain()).toEqual(['Mine'])
})
