import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { ResourceContextProvider, TextInput } from 'react-admin'
import { z } from 'zod'
import { AddressInput } from '../address/AddressInput.tsx'
import { useCommand } from '../kit/command/useCommand.ts'
import { CommandForm } from '../kit/form/CommandForm.tsx'
import { ServiceRow } from '../offers/ServiceRow.tsx'
import { AddRecordDialog } from '../steps/AddRecordDialog.tsx'
import { StepForm } from '../steps/StepForm.tsx'
import { StepNavigation } from '../steps/StepNavigation.tsx'
import { Sample } from './Sample.tsx'
import { ShowErrors } from './ShowErrors.tsx'

const filled = z.string().min(1)
const addressSchema = z.object({ street: filled, city: filled, zipCode: filled, country: z.string() })
const nowhere = { street: '', city: '', zipCode: '', country: '' }
const addresses = { full: { street: '12 rue Mercière', city: 'Lyon', zipCode: '69002', country: 'FR' }, empty: nowhere, error: nowhere }

const serviceSchema = z.object({ FULL_PLANNING: z.object({ startingFrom: z.int().min(100, 'From €1.').nullable() }).loose() })
const service = {
  offered: true,
  startingFrom: 350_000,
  priceVisible: true,
  description: 'From the first sketch to the last dance.',
  descriptionVisible: true,
}
const services = {
  full: service,
  'partial, without a price': { ...service, startingFrom: null, priceVisible: false, description: null },
  'empty, not offered': { ...service, offered: false },
  error: { ...service, startingFrom: 1 },
}

const steps = ['The place', 'Its rooms', 'Pictures'] as const
/** The steps with something missing. */
const incomplete = { full: [], partial: ['Pictures'], empty: steps } as const
const stepStates = ['full', 'partial', 'loading', 'error'] as const
const stepSchema = z.object({ name: filled, place: z.string().nullable() })

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[]
const nothing = () => {}

/** The parts of forms that several pages share. */
export function SharedFormSamples() {
  const command = useCommand('account', 'password', { id: '1' })
  const form = { command, submit: 'kit.save', done: 'kit.saved' } as const
  return (
    <>
      {keysOf(addresses).map((state) => (
        <Sample key={state} title={`AddressInput: ${state}`}>
          <ResourceContextProvider value="company">
            <CommandForm {...form} schema={addressSchema} defaultValues={addresses[state]}>
              <AddressInput />
              {state === 'error' && <ShowErrors />}
            </CommandForm>
          </ResourceContextProvider>
        </Sample>
      ))}
      {keysOf(services).map((state) => (
        <Sample key={state} title={`ServiceRow: ${state}`}>
          <CommandForm {...form} schema={serviceSchema} defaultValues={{ FULL_PLANNING: services[state] }}>
            <ServiceRow service="FULL_PLANNING" />
            {state === 'error' && <ShowErrors />}
          </CommandForm>
        </Sample>
      ))}
      <Steps />
      {stepStates.map((state) => (
        <Sample key={state} title={`StepForm: ${state}`}>
          <OneStep state={state} />
        </Sample>
      ))}
      <Sample title="AddRecordDialog: empty, and an error once it cannot be added">
        <AddedRecord />
      </Sample>
    </>
  )
}

function Steps() {
  const [current, setCurrent] = useState<(typeof steps)[number]>('The place')
  return keysOf(incomplete).map((state) => (
    <Sample key={state} title={`StepNavigation: ${state}`}>
      <StepNavigation steps={steps} nameOf={(step) => step} current={current} incomplete={new Set(incomplete[state])} onStep={setCurrent} />
    </Sample>
  ))
}

function OneStep({ state }: { readonly state: (typeof stepStates)[number] }) {
  const leaving = useRef(null)
  return (
    <StepForm resource={state} of={state} id="5" schema={stepSchema} leaving={leaving} onNext={state === 'full' ? nothing : undefined}>
      <TextInput source="name" />
      <TextInput source="place" />
    </StepForm>
  )
}

function AddedRecord() {
  const [isOpen, setOpen] = useState(false)
  return (
    <ResourceContextProvider value="full">
      <Button onClick={() => setOpen(true)}>Add a record</Button>
      {isOpen && (
        <AddRecordDialog
          schema={z.object({ name: filled })}
          defaultValues={{ name: '' }}
          add={() => Promise.reject(new Error('The server does not answer.'))}
          onClose={() => setOpen(false)}
        >
          <TextInput source="name" />
        </AddRecordDialog>
      )}
    </ResourceContextProvider>
  )
}
