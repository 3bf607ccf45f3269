import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { coveringLists } from './coveringLists.ts'

const home = join(import.meta.dirname, '../..')
const mui = `import Autocomplete from '@mui/material/Autocomplete'\n`
const below = '<Autocomplete slots={{ popper: ListBelow }} options={towns} />'

describe('an open list never covers what is below its field', () => {
  it('in any file of the web apps', () => {
    const files = readdirSync(join(home, 'web'), { recursive: true, encoding: 'utf8' })
      .map((name) => `web/${name}`)
      // Other tests plant files and remove them at the same time.
      .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file) && !/planted/i.test(file))
    expect(files).toEqual(expect.arrayContaining(['web/couple/city/CityField.tsx', 'web/office/address/TownInput.tsx']))
    expect(files.flatMap((file) => coveringLists(file, readFileSync(join(home, file), 'utf8')))).toEqual([])
  })

  it.each([
    ['MUI’s own popper', `${mui}const field = <Autocomplete options={towns} />`],
    ['another popper', `${mui}const field = <Autocomplete<Town> slots={{ popper: Popper }} options={towns}></Autocomplete>`],
    ['one of two fields', `${mui}const fields = [${below}, <Autocomplete options={styles} />]`],
    ['another name', `import Combobox from '@mui/material/Autocomplete'\nconst field = <Combobox options={towns} />`],
    ['a named import', `import { Autocomplete, Box } from '@mui/material'\nconst field = <Autocomplete options={towns} />`],
    ['a renamed import', `import { Autocomplete as Combobox } from '@mui/material'\nconst field = <Combobox options={towns} />`],
    ['react-admin’s input', `import { AutocompleteInput } from 'react-admin'\nconst field = <AutocompleteInput source="city" />`],
    ['react-admin’s input of several', `import { AutocompleteArrayInput } from 'react-admin'\nconst field = <AutocompleteArrayInput />`],
    ['the hook', `import useAutocomplete from '@mui/material/useAutocomplete'\nconst list = useAutocomplete({ options })`],
    ['a name handed on', `export { default as Combobox } from '@mui/material/Autocomplete'`],
    ['a field that is no element', `${mui}const field = styled(Autocomplete)({})`],
  ])('with %s is found', (_title, source) => {
    expect(coveringLists('web/couple/planted.tsx', source)).toHaveLength(1)
  })

  it.each([
    ['a list below its field', `${mui}const field = ${below}`],
    ['a type', `import type { AutocompleteProps } from '@mui/material/Autocomplete'`],
    ['a type among names', `import { Box, type AutocompleteProps } from '@mui/material'`],
    ['a field of our own', `import { TownAutocomplete } from './TownAutocomplete.tsx'\nconst field = <TownAutocomplete />`],
  ])('with %s is not', (_title, source) => {
    expect(coveringLists('web/couple/planted.tsx', source)).toEqual([])
  })
})
