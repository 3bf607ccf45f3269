import { PasswordInput, ResourceContextProvider, TextInput } from 'react-admin'
import { z } from 'zod'
import { useCommand } from '../kit/command/useCommand.ts'
import { CommandForm } from '../kit/form/CommandForm.tsx'
import { EditRecord } from '../kit/form/EditPage.tsx'
import { FormRow } from '../kit/form/FormRow.tsx'
import { NumberField } from '../kit/form/NumberField.tsx'
import { RecordForm } from '../kit/form/RecordForm.tsx'
import { Section } from '../kit/page/Section.tsx'
import { Sample } from './Sample.tsx'

const schema = z.object({ name: z.string().min(1).max(30), place: z.string().nullable() })
const passwordSchema = z.object({ name: z.string().min(1) })
/** The resource names, each a state. Saving in `empty` is refused at the field. */
const states = ['full', 'partial', 'empty', 'loading', 'error'] as const

export function FormSamples() {
  return (
    <>
      {states.map((state) => (
        <Sample key={state} title={`RecordForm: ${state}`}>
          <ResourceContextProvider value={state}>
            <EditRecord id="1">
              <RecordForm<never> schema={schema} draft={false}>
                <TextInput source="name" />
                <TextInput source="place" helperText="Where it is." />
              </RecordForm>
            </EditRecord>
          </ResourceContextProvider>
        </Sample>
      ))}
      <Sample title="RecordForm: full, in sections">
        <ResourceContextProvider value="full">
          <EditRecord id="2">
            <RecordForm<never> schema={schema} draft={false} inSections>
              <Section of="page" title="What it is" intro="Couples see it.">
                <TextInput source="name" />
              </Section>
              <Section of="page" title="Where it is">
                <FormRow columns="minmax(0, 1fr) 160px">
                  <TextInput source="place" label="Town" />
                  <NumberField source="amount" />
                </FormRow>
              </Section>
            </RecordForm>
          </EditRecord>
        </ResourceContextProvider>
      </Sample>
      <Sample title="CommandForm: full, and an error once its command fails">
        <FailingCommand />
      </Sample>
    </>
  )
}

function FailingCommand() {
  const command = useCommand('account', 'password', { id: '1' })
  return (
    <CommandForm
      schema={passwordSchema}
      command={command}
      submit="kit.save"
      done="kit.saved"
      defaultValues={{ name: 'Tilleul-9-lanternes' }}
    >
      <PasswordInput source="name" />
    </CommandForm>
  )
}
