import Button from '@mui/material/Button'
import { ResourceContextProvider, ResourceDefinitionContextProvider } from 'react-admin'
import { DefinitionList } from '../kit/page/DefinitionList.tsx'
import { Section } from '../kit/page/Section.tsx'
import { ShowPage } from '../kit/show/ShowPage.tsx'
import { Sample } from './Sample.tsx'
import { missing, type Thing } from './sampleDataProvider.ts'

/** The record, and the resource whose name is the state. */
const states = [
  ['full', 'full', '1'],
  ['partial', 'partial', '2'],
  ['loading', 'loading', '1'],
  ['error', 'error', '1'],
  ['error, not found', 'full', missing],
] as const
const definitions = Object.fromEntries(states.map(([, resource]) => [resource, { name: resource, hasList: true }]))

export function ShowSamples() {
  return (
    <ResourceDefinitionContextProvider definitions={definitions}>
      {states.map(([state, resource, id]) => (
        <Sample key={state} title={`ShowPage: ${state}`}>
          <ResourceContextProvider value={resource}>
            <ShowPage<Thing>
              id={id}
              title={({ name }) => name}
              actions={() => <Button variant="contained">Change it</Button>}
              {...(state === 'full' && {
                aside: () => (
                  <Section level="h2" title="Who has it">
                    Nobody yet.
                  </Section>
                ),
              })}
            >
              {({ place, amount }) => (
                <Section level="h2" title={state === 'full' ? 'All about it' : 'Known so far'}>
                  <DefinitionList
                    items={[
                      { name: 'Place', value: place },
                      { name: 'Amount', value: amount },
                    ]}
                  />
                </Section>
              )}
            </ShowPage>
          </ResourceContextProvider>
        </Sample>
      ))}
    </ResourceDefinitionContextProvider>
  )
}
