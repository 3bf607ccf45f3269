import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { ResourceContextProvider, TextInput } from 'react-admin'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { answerCalls } from '../../shared/testing/answerCalls.ts'
import { RemoveRecord } from '../kit/dialog/RemoveRecord.tsx'
import { AddRecordDialog } from '../steps/AddRecordDialog.tsx'
import { renderOffice } from '../testing/renderOffice.tsx'
import { signedInProvider } from '../testing/signedInProvider.ts'
import { thingTexts } from '../testing/thingForm.tsx'
import { PageContent } from './PageContent.tsx'

const texts = { ...thingTexts, things: { ...thingTexts.things, add: 'Add a thing' } }

/** The list, which can add a record, and the record's page, which can remove it. */
function openPages(path: string) {
  answerCalls({
    'GET /api/pro/me': () => ({ body: signedInProvider }),
    'POST /api/pro/portfolios': () => ({ body: { id: '7' } }),
    'DELETE /api/pro/reply-templates/7': () => ({ body: {} }),
  })
  const record = (
    <>
      <h1>The lantern</h1>
      <RemoveRecord remove={(side) => side.delete('/reply-templates/:id', { params: { id: '7' } })} />
    </>
  )
  const pages = (
    <PageContent>
      <ResourceContextProvider value="things">
        <Routes>
          <Route path="/things" element={<Things />} />
          <Route path="/things/7" element={record} />
        </Routes>
      </ResourceContextProvider>
    </PageContent>
  )
  return renderOffice(pages, { texts, path })
}

function Things() {
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <h1>All things</h1>
      <button type="button" onClick={() => setAdding(true)}>
        Add one
      </button>
      {isAdding && (
        <AddRecordDialog<{ readonly title: string }>
          schema={z.object({ name: z.string() })}
          defaultValues={{ name: '' }}
          add={(side, call) => side.post('/portfolios', call)}
          onClose={() => setAdding(false)}
        >
          <TextInput source="name" />
        </AddRecordDialog>
      )}
    </>
  )
}

const focused = () => document.activeElement?.textContent

test('has the focus on the list’s heading after the record was removed', async () => {
  const { user } = openPages('/things/7')
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete it' }))
  await waitFor(() => expect(focused()).toBe('All things'))
})

test('has the focus on the new record’s heading after it was added, and on the button when nothing was added', async () => {
  const { user } = openPages('/things')
  await user.click(await screen.findByRole('button', { name: 'Add one' }))
  await screen.findByRole('dialog', { name: 'Add a thing' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(focused()).toBe('Add one'))
  await user.keyboard('{Enter}')
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Lantern')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(focused()).toBe('The lantern'))
})
