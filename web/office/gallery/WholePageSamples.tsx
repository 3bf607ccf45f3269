import Button from '@mui/material/Button'
import { ResourceContextProvider, TextInput } from 'react-admin'
import { Link } from 'react-router'
import { z } from 'zod'
import { EditPage, EditRecord } from '../kit/form/EditPage.tsx'
import { RecordForm } from '../kit/form/RecordForm.tsx'
import { ListPage } from '../kit/list/ListPage.tsx'
import { NothingMatches } from '../kit/list/NothingMatches.tsx'
import { Sample } from './Sample.tsx'
import type { Thing } from './sampleDataProvider.ts'

const schema = z.object({ name: z.string().min(1).max(30) })
/** The resource names, each a state. */
const states = ['full', 'partial', 'empty', 'loading', 'error'] as const
const editStates = ['full', 'partial', 'loading', 'error'] as const

/** Components that fill a page, or that leave one. */
export function WholePageSamples() {
  return (
    <>
      {states.map((state) => (
        <Sample key={state} title={`ListPage: ${state}`}>
          <ResourceContextProvider value={state}>
            <ListPage<Thing>
              sort={{ field: 'name', order: 'ASC' }}
              perPage={10}
              columns={[
                { source: 'name', phone: 'title', sortable: true },
                { source: 'place', render: ({ place }) => place ?? '–' },
                { source: 'amount', align: 'right', phone: 'end', total: true },
              ]}
              actions={<Button variant="contained">Add a thing</Button>}
              emptyAction={<Button variant="contained">Add the first thing</Button>}
            />
          </ResourceContextProvider>
        </Sample>
      ))}
      <Sample title="NothingMatches: empty, filters hide everything">
        <NothingMatches onReset={() => {}} />
      </Sample>
      {editStates.map((state) => (
        <Sample key={state} title={`EditPage: ${state}`}>
          <ResourceContextProvider value={state}>
            <EditPage id="3">
              <RecordForm<never> schema={schema} draft={false}>
                <TextInput source="name" />
                <TextInput source="place" />
              </RecordForm>
            </EditPage>
          </ResourceContextProvider>
        </Sample>
      ))}
      <Sample title="UnsavedChanges: full, leaving after something was typed">
        <ResourceContextProvider value="full">
          <EditRecord id="4">
            <RecordForm<never> schema={schema} draft={false}>
              <TextInput source="name" />
            </RecordForm>
          </EditRecord>
        </ResourceContextProvider>
        <Button component={Link} to="/elsewhere">
          Leave
        </Button>
      </Sample>
    </>
  )
}
