import { screen, waitFor } from '@testing-library/react'
import { TextInput } from 'react-admin'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { renderOffice } from '../testing/renderOffice.tsx'
import { aThing, draftOfThing, fieldOf, thingTexts, typeInto } from '../testing/thingForm.tsx'
import { StepForm } from './StepForm.tsx'
import { useSteps } from './useSteps.ts'

const names = ['name', 'features', 'photos'] as const
const schema = z.object({ name: z.string().min(1), city: z.string() })

function Steps() {
  const { step, leaveFor, ...form } = useSteps(names, new Set())
  return (
    <>
      <h1>The step {step}</h1>
      <button type="button" onClick={() => leaveFor('photos')}>
        Photos
      </button>
      {step === 'name' && (
        <StepForm id="7" resource="things" of="things" schema={schema} {...form}>
          <TextInput source="name" />
          <TextInput source="city" />
        </StepForm>
      )}
    </>
  )
}

const open = () => renderOffice(<Steps />, { texts: thingTexts, path: '/things/7' })

test('opens the next step with its button, also after another step could not be opened', async () => {
  aThing()
  const { user } = open()
  await user.clear(await fieldOf('Name'))
  await user.click(screen.getByRole('button', { name: 'Photos' }))
  await screen.findByText('This field is required')
  await typeInto(user, 'Name', 'Lanterns')
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  expect(await screen.findByRole('heading', { name: 'The step features' })).toBeDefined()
})

test('opens the chosen step once a conflict on the way is settled', async () => {
  const { stored } = aThing()
  const { user } = open()
  await typeInto(user, 'Name', 'Mine')
  Object.assign(stored, { name: 'Theirs', version: 2 })
  await user.click(screen.getByRole('button', { name: 'Photos' }))
  await user.click(await screen.findByRole('button', { name: 'Keep my version' }))
  await screen.findByRole('heading', { name: 'The step photos' })
  expect(stored.name).toBe('Mine')
})

test('stays at the step when something was typed while it was saved', async () => {
  let answer = () => {}
  const { puts } = aThing({
    'PUT /api/pro/things/7': ({ body }) => new Promise((resolve) => (answer = () => resolve({ body, headers: { etag: '"2"' } }))),
  })
  const { user } = open()
  await typeInto(user, 'Name', 'Lantern')
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  await waitFor(() => expect(puts()).toHaveLength(1))
  await user.type(await fieldOf('Name'), 's')
  answer()
  await screen.findByText('Changes saved.')
  expect(screen.getByRole('heading', { name: 'The step name' })).toBeDefined()
  expect(draftOfThing()).toEqual({ name: 'Lanterns' })
})

test('opens the next step when the answer of its save was lost', async () => {
  aThing()
  const { user } = open()
  await typeInto(user, 'Name', 'LostAnswer')
  await user.click(screen.getByRole('button', { name: 'Save and continue' }))
  expect(await screen.findByRole('heading', { name: 'The step features' })).toBeDefined()
})
