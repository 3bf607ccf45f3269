import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { TextInput } from 'react-admin'
import { z } from 'zod'
import { BarChart } from '../kit/chart/BarChart.tsx'
import { useCommand } from '../kit/command/useCommand.ts'
import { CommandForm } from '../kit/form/CommandForm.tsx'
import { keepDraft } from '../kit/form/drafts.ts'
import { SortableList } from '../kit/order/SortableList.tsx'
import { signedInProvider } from '../testing/signedInProvider.ts'
import { Sample } from './Sample.tsx'

const stepSchema = z.object({ name: z.string().min(1), place: z.string().min(1) })
const textSchema = z.object({ name: z.string().max(200) })
const bars = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'].map((label, index) => ({ label, value: [12, 0, 7, 31, 18, 4][index] ?? 0 }))
const lanterns = ['Ivory', 'Blush', 'Gold'].map((name) => ({ id: name, name }))
type Lantern = (typeof lanterns)[number]
const nameOf = ({ name }: Lantern) => name
const render = (lantern: Lantern) => <Typography>{nameOf(lantern)}</Typography>

export function InputSamples() {
  const command = useCommand('account', 'password', { id: '1' })
  const [items, setItems] = useState<readonly Lantern[]>(lanterns)
  return (
    <>
      <Sample title="CommandForm: empty, in steps">
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
      <Sample title="SortableList: full">
        <SortableList items={items} label="Lanterns" nameOf={nameOf} render={render} onOrder={setItems} />
      </Sample>
      <Sample title="SortableList: full, of pictures">
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
      <Sample title="SortableList: partial, a single item">
        <SortableList
          items={lanterns.slice(0, 1)}
          label="A single lantern"
          nameOf={(lantern) => `the only ${nameOf(lantern)}`}
          render={render}
          onOrder={() => {}}
        />
      </Sample>
      <Sample title="SortableList: empty">
        <SortableList items={[]} label="Nothing" nameOf={nameOf} render={render} onOrder={() => {}} />
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
      <Sample title="CommandForm: partial, a draft was restored">
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
