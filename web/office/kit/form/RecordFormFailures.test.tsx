import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderOffice } from '../../testing/renderOffice.tsx'
import { aThing, draftOfThing, fieldOf, ThingPage, thingTexts, typeInto } from '../../testing/thingForm.tsx'

const open = () => renderOffice(<ThingPage />, { texts: thingTexts, path: '/things/7' })
const save = () => screen.getByRole('button', { name: 'Save' })

/** Types a name, meets the version of somebody else, and keeps one's own. */
async function keepMine(name: string) {
  const server = aThing()
  const { user } = open()
  await typeInto(user, 'Name', name)
  Object.assign(server.stored, { name: 'Theirs', city: 'Nantes', version: 2 })
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: 'Keep my version' }))
  return { ...server, user }
}

test('opens the sign-in when the session has ended at a save, reports no success, and keeps the draft', async () => {
  aThing()
  const { user } = open()
  await typeInto(user, 'Name', 'SignedOut')
  await user.click(save())
  await screen.findByText('Please sign in')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByText('Changes saved.')).toBeNull()
  expect(draftOfThing()).toEqual({ name: 'SignedOut' })
})

test('keeps the draft when the session ends while a conflict is read', async () => {
  const { stored } = aThing({ 'GET /api/pro/things/7': () => answers() })
  let answers = () => ({ status: 200, body: { name: stored.name, city: stored.city } as object, headers: { etag: '"1"' } })
  const { user } = open()
  await typeInto(user, 'Name', 'Mine')
  Object.assign(stored, { version: 2 })
  answers = () => ({ status: 401, body: { status: 401, code: 'unauthorized' }, headers: { etag: '' } })
  await user.click(save())
  await screen.findByText('Please sign in')
  expect(draftOfThing()).toEqual({ name: 'Mine' })
})

test('keeps one’s own version in the form when its save over the other one fails, and saves it on a retry', async () => {
  const { stored, puts, user } = await keepMine('Broken')
  await screen.findByText('Your changes were not saved.')
  expect((await fieldOf('Name')).value).toBe('Broken')
  expect((await fieldOf('City')).value).toBe('Nantes')
  expect(draftOfThing()).toEqual({ name: 'Broken' })
  await user.type(await fieldOf('Name'), ' no more')
  await user.click(save())
  await screen.findByText('Changes saved.')
  expect(puts().at(-1)).toEqual({ name: 'Broken no more', city: 'Nantes' })
  expect(stored.version).toBe(3)
})

test('shows at the field what the server refuses of one’s own version after a conflict', async () => {
  const { user } = await keepMine('Taken')
  await screen.findByText('Somebody else has this name.')
  expect((await fieldOf('Name')).getAttribute('aria-invalid')).toBe('true')
  expect((await fieldOf('Name')).value).toBe('Taken')
  await typeInto(user, 'Name', 'Free')
  await user.click(save())
  await screen.findByText('Changes saved.')
})

test('keeps as unsaved what is typed while a save is on its way', async () => {
  let answer = () => {}
  const { puts } = aThing({
    'PUT /api/pro/things/7': ({ body }) => new Promise((resolve) => (answer = () => resolve({ body, headers: { etag: '"2"' } }))),
  })
  const { user, goTo } = open()
  await typeInto(user, 'Name', 'Lantern')
  await user.click(save())
  await waitFor(() => expect(puts()).toHaveLength(1))
  await user.type(await fieldOf('Name'), 's')
  answer()
  await screen.findByText('Changes saved.')
  expect((await fieldOf('Name')).value).toBe('Lanterns')
  expect(draftOfThing()).toEqual({ name: 'Lanterns' })
  await goTo('/things')
  await user.click(await screen.findByRole('button', { name: 'Stay on the page' }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(puts().at(-1)).toEqual({ name: 'Lanterns', city: 'Lyon' }))
  answer()
  await waitFor(() => expect(draftOfThing()).toBeUndefined())
})

test('confirms a save whose answer was lost, once the server has the same record', async () => {
  aThing()
  const { user } = open()
  await typeInto(user, 'Name', 'LostAnswer')
  await user.click(save())
  await screen.findByText('Changes saved.')
  expect(draftOfThing()).toBeUndefined()
})
