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

/** Components that fill a page, or that leave one. */
export function WholePageSamples() {
  return (
    <>
      <Sample title="ListPage: partial">
        <ResourceContextProvider value="partial">
          <ListPage<Thing>
            sort={{ field: 'name', order: 'ASC' }}
            columns={[{ source: 'name', phone: 'title' }, { source: 'place' }]}
            actions={<Button variant="contained">Add a thing</Button>}
          />
        </ResourceContextProvider>
      </Sample>
      <Sample title="NothingMatches: filters that hide everything">
        <NothingMatches onReset={() => {}} />
      </Sample>
      <Sample title="EditPage: full">
        <ResourceContextProvider value="full">
          <EditPage id="3">
            <RecordForm<never> schema={schema} draft={false}>
              <TextInput source="name" />
            </RecordForm>
          </EditPage>
        </ResourceContextProvider>
      </Sample>
      <Sample title="UnsavedChanges: leaving after something was typed">
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
