import { ResourceContextProvider } from 'react-admin'
import { SectionOfRows } from '../kit/list/ListPage.tsx'
import { Sample } from './Sample.tsx'
import type { Thing } from './sampleDataProvider.ts'

const states = ['full', 'partial', 'empty', 'loading', 'error'] as const

export function ListSamples() {
  return states.map((state) => (
    <Sample key={state} title={`ListSection: ${state}`}>
      <ResourceContextProvider value={state}>
        <SectionOfRows<Thing>
          resource={state}
          sort={{ field: 'name', order: 'ASC' }}
          perPage={5}
          columns={[
            { source: 'name', phone: 'title', sortable: true },
            { source: 'place', render: ({ place }) => place ?? '–' },
            { source: 'amount', align: 'right', phone: 'end', total: true },
          ]}
        />
      </ResourceContextProvider>
    </Sample>
  ))
}
