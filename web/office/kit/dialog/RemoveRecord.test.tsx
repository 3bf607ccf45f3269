import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { aThing, draftOfThing, ThingPage, thingTexts, typeInto } from '../../testing/thingForm.tsx'
import { RemoveRecord } from './RemoveRecord.tsx'

test('returns to the list after a deletion without asking about input, which is gone with the record', async () => {
  const { sent } = aThing({ 'DELETE /api/pro/reply-templates/7': () => ({ body: {} }) })
  const remove = <RemoveRecord remove={(side) => side.delete('/reply-templates/:id', { params: { id: '7' } })} />
  const { user } = renderOffice(<ThingPage actions={remove} />, { texts: thingTexts, path: '/things/7' })
  await typeInto(user, 'Name', 'Half typed')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete it' }))
  await screen.findByText('All things')
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(true)
  expect(draftOfThing()).toBeUndefined()
})
