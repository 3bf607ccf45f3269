import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { TextInput } from 'react-admin'
import { z } from 'zod'
import { BarChart } from '../kit/chart/BarChart.tsx'
import { useCommand } from '../kit/command/useCommand.ts'
import { CheckboxInput } from '../kit/form/CheckboxInput.tsx'
import { CommandForm } from '../kit/form/CommandForm.tsx'
import { keepDraft } from '../kit/form/drafts.ts'
import { NewPasswordInput } from '../kit/form/NewPasswordInput.tsx'
import { PhoneInput } from '../kit/form/PhoneInput.tsx'
import { SortableList } from '../kit/order/SortableList.tsx'
import { RichTextInput } from '../kit/richText/RichTextInput.tsx'
import { signedInProvider } from '../testing/signedInProvider.ts'
import { Sample } from './Sample.tsx'

const stepSchema = z.object({ name: z.string().min(1), place: z.string().min(1) })
const agreementSchema = z.object({ agreed: z.literal(true), reminded: z.boolean() })
const textSchema = z.object({ name: z.string().max(200) })
const portrait = '<h3>Our house</h3><p>We plan <strong>calmly</strong>, and in <em>three</em> languages.</p><ul><li>Lyon</li></ul>'
const bars = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'].map((label, index) => ({ label, value: [12, 0, 7, 31, 18, 4][index] ?? 0 }))
const lanterns = ['Ivory', 'Blush', 'Gold'].map((name) => ({ id: name, name }))

export function InputSamples() {
  const command = useCommand('account', 'password', { id: '1' })
  const [items, setItems] = useState<readonly (typeof lanterns)[number][]>(lanterns)
  return (
    <>
      <Sample title="CommandForm: in steps">
        <CommandForm
          schema={stepSchema}
          command={command}
          submit="kit.save"
          done="kit.saved"
          defaultValues={{ name: '', place: '' }}
          draft="kit.steps"
          steps={[
            { label: 'What it is', fields: ['name'], content: <TextInput source="name" /> },
            { label: 'Where it is', fields: ['place'], content: <TextInput source="place" /> },
          ]}
        />
      </Sample>
      <Sample title="RichTextInput: full">
        <CommandForm schema={textSchema} command={command} submit="kit.save" done="kit.saved" defaultValues={{ name: portrait }}>
          <RichTextInput source="name" maxLength={200} helperText="Paragraphs, lists, headings and emphasis." />
        </CommandForm>
      </Sample>
      <Sample title="SortableList: full">
        <SortableList
          items={items}
          label="Lanterns"
          nameOf={({ name }) => name}
          render={({ name }) => <Typography>{name}</Typography>}
          onOrder={setItems}
        />
      </Sample>
      <Sample title="SortableList: of pictures">
        <SortableList
          grid
          items={items}
          label="Pictures"
          nameOf={({ name }) => `picture of ${name}`}
          render={({ name }) => (
            <Typography sx={{ pt: 8, px: 1.5, pb: 1, bgcolor: 'house.blush', color: 'text.primary' }}>{name}</Typography>
          )}
          onOrder={setItems}
        />
      </Sample>
      <Sample title="BarChart: full">
        <BarChart title="Requests by month" bars={bars} />
      </Sample>
      <Sample title="BarChart: empty">
        <BarChart title="Reviews by month" bars={[]} />
      </Sample>
      <Sample title="BarChart: partial">
        <BarChart title="Unlocks by month" bars={bars.map(({ label, value }) => ({ label, value: value > 12 ? value : 0 }))} />
      </Sample>
      <Sample title="SortableList: empty">
        <SortableList items={[]} label="Nothing" nameOf={({ id }: { readonly id: string }) => id} render={() => null} onOrder={() => {}} />
      </Sample>
      <Sample title="NewPasswordInput: full">
        <CommandForm
          schema={textSchema}
          command={command}
          submit="kit.save"
          done="kit.saved"
          defaultValues={{ name: 'Tilleul-9-lanternes' }}
        >
          <NewPasswordInput source="name" label="Password" ownWords={[]} />
        </CommandForm>
      </Sample>
      <Sample title="CheckboxInput: full">
        <CommandForm
          schema={agreementSchema}
          command={command}
          submit="kit.save"
          done="kit.saved"
          defaultValues={{ agreed: true, reminded: false }}
        >
          <CheckboxInput source="agreed" label="Agreed" />
          <CheckboxInput source="reminded" label="Remind me" />
        </CommandForm>
      </Sample>
      <Sample title="PhoneInput: full">
        <CommandForm schema={textSchema} command={command} submit="kit.save" done="kit.saved" defaultValues={{ name: '+33478123456' }}>
          <PhoneInput source="name" label="Phone" />
        </CommandForm>
      </Sample>
      <Sample title="RichTextInput: empty">
        <CommandForm schema={textSchema} command={command} submit="kit.save" done="kit.saved" defaultValues={{ name: '' }}>
          <RichTextInput source="name" maxLength={200} />
        </CommandForm>
      </Sample>
      <Sample title="CommandForm: a draft was restored">
        <RestoredDraft />
      </Sample>
    </>
  )
}

const typedBefore = 'kit.typed'
const nothing = { name: '' }

function RestoredDraft() {
  const command = useCommand('account', 'password', { id: '1' })
  const [key] = useState(() => {
    keepDraft(`${signedInProvider.id}.${typedBefore}`, { base: nothing, changes: { name: 'Half typed' } })
    return typedBefore
  })
  return (
    <CommandForm schema={textSchema} command={command} submit="kit.save" done="kit.saved" defaultValues={nothing} draft={key}>
      <TextInput source="name" />
    </CommandForm>
  )
}
